// A server for the folder of the page, and a browser that shows it.
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";

const TYPES = {
    ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml",
    ".png": "image/png", ".json": "application/json", ".webmanifest": "application/manifest+json", ".ron": "text/plain",
};

export function serve(folder) {
    const server = createServer((request, response) => {
        const path = normalize(new URL(request.url, "http://localhost").pathname);
        const file = join(folder, path.endsWith("/") ? join(path, "index.html") : path);
        if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404).end();
            return;
        }
        response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Content-Length": statSync(file).size });
        createReadStream(file).pipe(response);
    });
    return new Promise(ready => server.listen(0, "127.0.0.1", () => ready({ server, address: `http://localhost:${server.address().port}/` })));
}

const ARGUMENTS = [
    "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--enable-unsafe-swiftshader",
];
const program = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

// A browser with storage of its own. Dialogs of the system, which nobody would answer, are taken away.
export async function browser(options = {}) {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-web-"));
    const context = await chromium.launchPersistentContext(folder, {
        executablePath: program, headless: true, args: ARGUMENTS, locale: "en-US", viewport: { width: 1280, height: 800 },
        acceptDownloads: true, ...options,
    });
    await context.addInitScript(() => { delete self.showSaveFilePicker; });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
    return context;
}

export const errors = [];

// Opens the page and waits for its first picture.
export async function open(context, address) {
    const page = await context.newPage();
    page.on("console", message => {
        if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", error => errors.push(String(error)));
    const begun = Date.now();
    await page.goto(address);
    await page.waitForFunction(() => document.getElementById("start").hidden, null, { timeout: 120_000 });
    page.took = Date.now() - begun;
    return page;
}

export const state = page => page.evaluate(() => window.sandbox.state());

// Waits until what the window shows fulfils a condition.
export async function until(page, condition, what) {
    const end = Date.now() + 30_000;
    let last;
    while (Date.now() < end) {
        last = await state(page);
        if (condition(last)) return last;
        await page.waitForTimeout(100);
    }
    throw new Error(`${what}: ${JSON.stringify(last)}`);
}

const pictures = join(process.env.CARGO_TARGET_DIR ?? "target", "web-pictures");
mkdirSync(pictures, { recursive: true });
export const picture = (page, name) => page.screenshot({ path: join(pictures, `${name}.png`) });
export const text = path => readFileSync(path, "utf8");
