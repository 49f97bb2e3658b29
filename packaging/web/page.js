// The page around the program: it loads the program, and does what only a page can do.
// The functions named sandbox… are called by src/app/platform/web.rs and crates/scene/src/files/web.rs.

const PROGRAM = "@PROGRAM@", GLUE = "@GLUE@", BYTES = +"@BYTES@";

const TEXTS = {
    en: {
        loading: (got, all) => `Loading: ${got} of ${all} MB`,
        starting: "Starting …",
        noWasm: "This browser has no WebAssembly, which the sandbox needs. Every browser since 2017 has it.",
        noGl: "This browser has no WebGL, or has switched it off. The sandbox draws with it.",
        offline: "The sandbox cannot be loaded. Check the connection, then reload the page.",
        failed: "The sandbox cannot start.",
        ended: "The sandbox has stopped because of an error in it. Reload the page: it offers your unsaved work, at most a second old. Please send us this report:",
    },
    de: {
        loading: (got, all) => `Lädt: ${got} von ${all} MB`,
        starting: "Startet …",
        noWasm: "Dieser Browser hat kein WebAssembly, das die Sandbox braucht. Jeder Browser seit 2017 hat es.",
        noGl: "Dieser Browser hat kein WebGL oder hat es abgeschaltet. Die Sandbox zeichnet damit.",
        offline: "Die Sandbox lässt sich nicht laden. Prüfen Sie die Verbindung und laden Sie die Seite neu.",
        failed: "Die Sandbox lässt sich nicht starten.",
        ended: "Die Sandbox ist wegen eines Fehlers stehen geblieben. Laden Sie die Seite neu: Sie bietet Ihre ungespeicherte Arbeit an, höchstens eine Sekunde alt. Bitte schicken Sie uns diesen Bericht:",
    },
    es: {
        loading: (got, all) => `Cargando: ${got} de ${all} MB`,
        starting: "Iniciando …",
        noWasm: "Este navegador no tiene WebAssembly, que la Sandbox necesita. Todos los navegadores desde 2017 lo tienen.",
        noGl: "Este navegador no tiene WebGL, o lo ha desactivado. La Sandbox dibuja con él.",
        offline: "No se puede cargar la Sandbox. Compruebe la conexión y recargue la página.",
        failed: "La Sandbox no puede iniciarse.",
        ended: "La Sandbox se ha detenido por un error. Recargue la página: ofrece su trabajo sin guardar, de hace un segundo como máximo. Por favor, envíenos este informe:",
    },
};

const language = navigator.languages.map(tag => tag.slice(0, 2)).find(tag => tag in TEXTS) ?? "en";
const text = TEXTS[language];
document.documentElement.lang = language;
const element = id => document.getElementById(id);
const say = words => element("said").textContent = words;

// Shows a sentence, with a report, in place of the program.
function fail(words, report) {
    element("start").hidden = false;
    element("bar").hidden = true;
    say(words);
    element("report").hidden = !report;
    element("report").textContent = report ?? "";
}

// What the window shows. With ?test in the address, tests can ask for it.
let state = { unsaved: false };
self.sandboxShow = json => {
    state = JSON.parse(json);
    document.title = `${state.unsaved ? "*" : ""}${state.title} – GJK Sandbox`;
    element("start").hidden = true;
};
if (new URLSearchParams(location.search).has("test")) {
    self.sandbox = { state: () => state };
}
addEventListener("beforeunload", event => {
    if (state.unsaved) event.preventDefault();
});

// Every open tab holds a lock with its number, and knows the numbers of the others.
const own = crypto.getRandomValues(new Uint32Array(1))[0];
self.sandboxTab = own;
self.sandboxTabs = [own];
const LOCK = "gjk-sandbox-";
async function lookForTabs() {
    const { held } = await navigator.locks.query();
    self.sandboxTabs = held.filter(it => it.name.startsWith(LOCK)).map(it => +it.name.slice(LOCK.length));
}
async function joinTabs() {
    if (!navigator.locks) return;
    await new Promise(joined => navigator.locks.request(LOCK + own, () => (joined(), new Promise(() => {}))));
    await lookForTabs();
    setInterval(lookForTabs, 2000);
}

// Files: chosen by the user, and written to the file that the user has chosen before.
self.sandboxOpen = accept => new Promise(resolve => {
    const input = Object.assign(document.createElement("input"), { type: "file", accept });
    input.oncancel = () => resolve(null);
    input.onchange = async () => {
        const file = input.files[0];
        resolve(file ? [file.name, new Uint8Array(await file.arrayBuffer())] : null);
        input.remove();
    };
    input.hidden = true;
    document.body.append(input);
    input.click();
});
const places = new Map();
self.sandboxPlace = async name => {
    if (!self.showSaveFilePicker) return name;
    try {
        const place = await showSaveFilePicker({ suggestedName: name });
        places.set(place.name, place);
        return place.name;
    } catch (error) {
        if (error.name === "AbortError") return null;
        // Not allowed here: a download does as well.
        return name;
    }
};
self.sandboxSave = (name, bytes) => {
    const place = places.get(name);
    if (!place) return false;
    (async () => {
        const file = await place.createWritable();
        await file.write(bytes);
        await file.close();
    })().catch(error => alert(error));
    return true;
};

// Lessons at an address: of this host, or of one that config.json lists.
self.sandboxLesson = async address => {
    const lesson = new URL(address, location);
    const config = await fetch("config.json").then(it => it.ok ? it.json() : {}).catch(() => ({}));
    if (lesson.origin !== location.origin && !(config.lessonHosts ?? []).includes(lesson.host)) {
        throw new Error(lesson.host);
    }
    const get = async (name, at) => {
        const answer = await fetch(at);
        if (!answer.ok) throw new Error(answer.status);
        return [name, new Uint8Array(await answer.arrayBuffer())];
    };
    const first = await get(lesson.pathname.split("/").pop(), lesson);
    const found = new TextDecoder().decode(first[1]).matchAll(/File\("([^"]+)"\)/g);
    const names = [...new Set([...found].map(it => it[1]))].slice(0, 200);
    return [first, ...await Promise.all(names.map(name => get(name, new URL(name, lesson))))];
};

// A link that is dropped on the page is entered into its address.
addEventListener("drop", event => {
    const link = event.dataTransfer.getData("text/uri-list") || event.dataTransfer.getData("text/plain");
    if (link.includes("#")) {
        event.preventDefault();
        location.hash = link.slice(link.indexOf("#"));
    }
}, true);

// Keys that the program has, and that the browser would otherwise take.
const KEPT = ["s", "o", "p", "k", "e", "l", "i", "d", "+", "-", "=", "0", "1", "3", "7"];
addEventListener("keydown", event => {
    const held = event.ctrlKey || event.metaKey;
    const own = held && KEPT.includes(event.key.toLowerCase()) || ["F1", "F3", "F6"].includes(event.key);
    if (own) event.preventDefault();
}, true);

// A panic ends the program. What it said is kept for the report.
let last = "";
const report = console.error;
console.error = (...words) => {
    report(...words);
    const said = words.map(String).join(" ");
    if (said.includes("panicked at")) {
        last = `GJK Sandbox @VERSION@\n${navigator.userAgent}\n\n${said}`;
        localStorage.setItem("gjk-sandbox-panic", last);
        state.unsaved = false;
        fail(text.ended, last);
    }
};
self.sandboxFailed = error => fail(text.failed, String(error));

// Reads the program, and shows how many bytes have come.
async function program() {
    const answer = await fetch(PROGRAM);
    if (!answer.ok) throw new Error(answer.status);
    const reader = answer.body.getReader();
    const parts = [];
    let got = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
        parts.push(part.value);
        got += part.value.length;
        element("bar").value = got / BYTES;
        say(text.loading((got / 1e6).toFixed(1), (BYTES / 1e6).toFixed(1)));
    }
    return new Blob(parts, { type: "application/wasm" }).arrayBuffer();
}

async function start() {
    if (typeof WebAssembly !== "object") return fail(text.noWasm);
    if (!document.createElement("canvas").getContext("webgl2")) return fail(text.noGl);
    let bytes, glue;
    try {
        [bytes, glue] = await Promise.all([program(), import(GLUE), joinTabs()]);
    } catch (error) {
        return fail(text.offline, String(error));
    }
    say(text.starting);
    try {
        await glue.default({ module_or_path: bytes });
    } catch (error) {
        // The program has said so if it has ended with a panic.
        if (!last) fail(text.failed, String(error));
    }
    if ("serviceWorker" in navigator) navigator.serviceWorker.register("worker.js").catch(() => {});
}
start();
