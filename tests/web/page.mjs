// Tests of the page in headless Chromium. Each has a browser of its own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { browser, errors, open, picture, serve, state, text, until } from "./driver.mjs";

const [folder, word] = process.argv.slice(2);
const { server, address } = await serve(folder);
const page_at = fragment => `${address}?test${fragment ?? ""}`;
const packed = ron => `#scene=${deflateRawSync(ron).toString("base64url")}`;

// Places in a window of 1280×800: inside of Q of the start scene, and the right answer on the lesson's second page.
const Q = [560, 430], ANSWER = [134, 339];

const OWN = '(format:1,title:"Sent by a friend",dimension:2,p:(shape:Points([(0,0),(4,0),(0,4)])),q:(shape:Disc(radius:1),pose:(position:(9,9))))';

const tests = {
    async "240 traces have the digits of the other systems"(context) {
        await context.addInitScript(() => { self.sandboxDigits = lines => { self.digits = lines; }; });
        const page = await open(context, page_at("#open=03-apart.ron"));
        assert.equal(await page.evaluate(() => self.digits), text("tests/web/digits.txt"));
    },

    async "first picture, and steps by keys"(context) {
        const page = await open(context, page_at("#open=01-triangle-and-quad.ron"));
        console.log(`    first picture after ${page.took} ms`);
        const first = await until(page, it => it.title === "Triangle and quad", "the scene of the link");
        assert.deepEqual(Object.keys(first), ["title", "dimension", "step", "steps", "verdict", "answer", "message", "unsaved"]);
        assert.equal(first.verdict, "overlap");
        assert.equal(first.answer, true);
        assert.equal(first.unsaved, false);
        await page.keyboard.press("Home");
        await until(page, it => it.step === 1, "the first step");
        await page.keyboard.press("ArrowRight");
        await until(page, it => it.step === 2, "the second step");
        await page.keyboard.press("End");
        await until(page, it => it.step === it.steps, "the last step");
        assert.match(await page.title(), /Triangle and quad/);
        await picture(page, "first");
    },

    async "the first visit offers the ways to begin"(context) {
        const page = await open(context, page_at());
        await page.waitForTimeout(1500);
        await picture(page, "welcome");
        assert.equal((await state(page)).unsaved, false);
    },

    async "dragging Q changes the verdict, and undo brings it back"(context) {
        const page = await open(context, page_at("#open=01-triangle-and-quad.ron"));
        await until(page, it => it.title === "Triangle and quad", "the scene");
        await page.waitForTimeout(1000);
        await picture(page, "before-drag");
        const [x, y] = Q;
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (let step = 1; step <= 10; step++) await page.mouse.move(x, y + 20 * step);
        await page.mouse.up();
        const moved = await until(page, it => it.unsaved, "a change");
        await picture(page, "after-drag");
        assert.equal(moved.verdict, "separate");
        await page.keyboard.press("Control+z");
        await until(page, it => it.verdict === "overlap" && !it.unsaved, "undone");
    },

    async "a scene in space"(context) {
        const page = await open(context, page_at("#open=07-gem-and-octahedron.ron&step=11"));
        const shown = await until(page, it => it.dimension === 3, "3D");
        assert.equal(shown.step, 11);
        await page.waitForTimeout(1000);
        await picture(page, "space");
    },

    async "a scene by link is not unsaved, and a link entered later asks first"(context) {
        const page = await open(context, page_at(packed(OWN)));
        const shown = await until(page, it => it.title === "Sent by a friend", "the scene of the link");
        assert.deepEqual([shown.verdict, shown.unsaved, shown.dimension], ["separate", false, 2]);
        await page.evaluate(() => { location.hash = "#open=03-apart.ron"; });
        await until(page, it => it.title !== "Sent by a friend", "the next link");
    },

    async "broken links say where, and the start scene is there"(context) {
        for (const [fragment, words] of [
            ["#scene=ab!cd", /wrong character at place 3/],
            ["#scene=AAAA", /damaged at place/],
            ["#open=none.ron", /no shipped scene or lesson none/],
            ["#open=01-triangle-and-quad.ron&run=1", /unknown part: run=1/],
            [packed("(format: 1"), /wrong at/],
            [packed(" ".repeat(50_000_000)), /more than/],
        ]) {
            const page = await open(context, page_at(fragment));
            const { message, title } = await until(page, it => it.message, fragment.slice(0, 40));
            assert.match(message, words);
            assert.equal(title, "Triangle and quad");
            await page.close();
        }
    },

    async "save, reload, and open again"(context) {
        const page = await open(context, page_at(packed(OWN)));
        await until(page, it => it.title === "Sent by a friend", "the scene");
        const download = page.waitForEvent("download");
        await page.keyboard.press("Control+s");
        const saved = await download;
        assert.equal(saved.suggestedFilename(), "sent-by-a-friend.ron");
        const ron = text(await saved.path());
        assert.match(ron, /Sent by a friend/);
        await until(page, it => /Saved/.test(it.message ?? ""), "the notice");
        const chosen = page.waitForEvent("filechooser");
        // The driver takes a moment to listen.
        await page.waitForTimeout(1000);
        await page.keyboard.press("Control+o");
        await (await chosen).setFiles({ name: "other.ron", mimeType: "text/plain", buffer: Buffer.from(ron.replace("Sent by a friend", "Chosen")) });
        await until(page, it => it.title === "Chosen", "the chosen file");
    },

    async "unsaved work is offered after the tab was killed"(context) {
        const page = await open(context, page_at(packed(OWN)));
        await until(page, it => it.title === "Sent by a friend", "the scene");
        await page.keyboard.press("Control+d");
        await until(page, it => it.unsaved, "a change");
        await page.waitForTimeout(1500);
        const kept = await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith("gjk-sandbox:data/recovery/")));
        assert.equal(kept.length, 1, String(kept));
        // A second tab finds the first alive.
        const other = await open(context, page_at("#open=03-apart.ron"));
        await other.waitForTimeout(1500);
        await picture(other, "second-tab");
        assert.equal((await state(other)).message, null);
        await other.close();
        await page.close({ runBeforeUnload: false });
        const next = await open(context, page_at());
        await until(next, it => /unsaved/i.test(it.message ?? ""), "the offer");
        await picture(next, "recovery");
        await next.keyboard.press("Enter");
        await until(next, it => it.title === "Sent by a friend" && it.unsaved, "the recovered scene");
    },

    async "the tab asks before unsaved work is lost"(context) {
        const page = await open(context, page_at(packed(OWN)));
        await until(page, it => it.title === "Sent by a friend", "the scene");
        await page.keyboard.press("Control+d");
        await until(page, it => it.unsaved, "a change");
        await page.mouse.click(640, 790);
        const asked = page.waitForEvent("dialog");
        page.close({ runBeforeUnload: true });
        const dialog = await asked;
        assert.equal(dialog.type(), "beforeunload");
        await dialog.accept();
    },

    async "a lesson by its link"(context) {
        const page = await open(context, page_at("#lesson=what-gjk-does&step=2"));
        await page.waitForTimeout(2000);
        await picture(page, "lesson");
        // The button of q3, which is right.
        await page.mouse.move(...ANSWER);
        await page.mouse.down();
        await page.waitForTimeout(400);
        await page.mouse.up();
        await page.waitForFunction(() => {
            const kept = Object.entries(localStorage).filter(([key]) => key.startsWith("gjk-sandbox:data/answers/"));
            return kept.some(([, answers]) => /"right": ?true/.test(answers));
        });
        await picture(page, "answered");
    },

    async "a map is made to its end"(context) {
        const page = await open(context, page_at("#open=01-triangle-and-quad.ron&panel=map"));
        await until(page, it => it.title === "Triangle and quad", "the scene");
        await page.waitForTimeout(8000);
        await picture(page, "map");
    },

    async "no task above 50 ms while a map is made"(context) {
        await context.addInitScript(() => {
            const begin = self.requestAnimationFrame.bind(self);
            self.frameTimes = [];
            self.requestAnimationFrame = show => begin(time => {
                const begun = performance.now();
                show(time);
                self.frameTimes.push(performance.now() - begun);
            });
            for (const name of ["drawElements", "drawArrays", "texSubImage2D", "readPixels", "clear"]) {
                WebGL2RenderingContext.prototype[name] = () => {};
            }
            self.longTasks = [];
            new PerformanceObserver(list => self.longTasks.push(...list.getEntries().map(it => Math.round(it.duration)))).observe({ type: "longtask" });
        });
        const page = await open(context, page_at("#open=01-triangle-and-quad.ron&panel=map"));
        await page.waitForTimeout(1000);
        await page.evaluate(() => { self.longTasks.length = 0; });
        await page.keyboard.press("Home");
        await page.waitForTimeout(5000);
        const long = await page.evaluate(() => self.longTasks);
        console.log(`    tasks above 50 ms: ${long.join(", ") || "none"}`);
        await page.evaluate(() => { self.frameTimes.length = 0; });
        await page.mouse.move(...Q);
        await page.mouse.down();
        for (let step = 0; step < 60; step++) await page.mouse.move(Q[0] + step, Q[1] + step % 7);
        await page.mouse.up();
        const times = (await page.evaluate(() => self.frameTimes)).sort((a, b) => a - b);
        const heap = await page.evaluate(() => performance.memory?.usedJSHeapSize ?? 0);
        console.log(`    ${times.length} frames while dragging, median ${times[times.length >> 1]?.toFixed(1)} ms, longest ${times.at(-1)?.toFixed(1)} ms; heap of JavaScript ${(heap / 1e6).toFixed(0)} MB`);
        assert.ok(long.length === 0 || process.env.SLOW, `tasks above 50 ms: ${long}`);
    },

    async "a phone held upright"(context) {
        await context.close();
        const phone = await browser({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });
        try {
            const page = await open(phone, page_at("#open=01-triangle-and-quad.ron"));
            await until(page, it => it.title === "Triangle and quad", "the scene");
            await page.waitForTimeout(1000);
            await picture(page, "phone");
        } finally {
            await phone.close();
        }
    },

    async "copied links lead back to the scene"(context) {
        const page = await open(context, page_at(packed(OWN)));
        await until(page, it => it.title === "Sent by a friend", "the scene");
        await page.keyboard.press("Control+k");
        await page.waitForTimeout(300);
        await page.keyboard.type("copy link");
        await page.waitForTimeout(300);
        await page.keyboard.press("Enter");
        await until(page, it => /Copied the link/.test(it.message ?? ""), "the notice");
        const link = await page.evaluate(() => navigator.clipboard.readText());
        assert.ok(link.startsWith(`${address}#scene=`), link.slice(0, 60));
        const next = await open(context, page_at(link.slice(link.indexOf("#"))));
        await until(next, it => it.title === "Sent by a friend", "the copied link");
    },

    async "without WebGL a sentence says so"(context) {
        await context.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; });
        const page = await context.newPage();
        await page.goto(page_at());
        await page.waitForFunction(() => /WebGL/.test(document.getElementById("said").textContent));
    },

    async "the page works without a connection after the first visit"(context) {
        const page = await open(context, page_at());
        await page.waitForFunction(async () => (await caches.keys()).length > 0 && Boolean((await navigator.serviceWorker.ready).active));
        await page.waitForTimeout(1500);
        await page.close();
        await context.setOffline(true);
        const again = await open(context, page_at("#open=03-apart.ron"));
        await until(again, it => it.title !== "", "the scene");
    },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
    if (!name.includes(word)) continue;
    const context = await browser();
    errors.length = 0;
    const begun = Date.now();
    try {
        await test(context);
        assert.deepEqual(errors, [], "the console has no errors");
        console.log(`ok      ${name} (${Date.now() - begun} ms)`);
    } catch (error) {
        failed += 1;
        console.log(`FAILED  ${name}: ${error.stack ?? error}`);
    } finally {
        await context.close().catch(() => {});
    }
}
server.close();
console.log(failed ? `${failed} failed` : "all passed");
process.exit(failed ? 1 : 0);
