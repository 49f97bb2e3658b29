// Keeps the page for use without a connection. The names of all large files change with their content.
const CACHE = "gjk-sandbox-@HASH@";
const FILES = ["./", "@PAGE@", "@GLUE@", "@PROGRAM@", "icon.svg", "manifest.webmanifest"];

addEventListener("install", event => {
    skipWaiting();
    event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)));
});
addEventListener("activate", event => event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await clients.claim();
})()));
// The page itself comes from the host if it answers, so that a new version is found.
addEventListener("fetch", event => {
    if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
    const kept = () => caches.match(event.request, { ignoreSearch: true });
    const isPage = event.request.mode === "navigate";
    event.respondWith(isPage
        ? fetch(event.request).catch(kept)
        : kept().then(answer => answer ?? fetch(event.request)));
});
