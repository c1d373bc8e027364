// What can be seen, read and reached: sizes, colours, keyboard, accessibility.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { goTo, laidOut, said } from "./open.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core");

/** The first view holds these, and nothing sticks out to the side. */
export const firstView = (...ids) => async (page) => {
  await laidOut(page);
  const { out, wide } = await page.evaluate((ids) => ({
    out: ids.filter((id) => {
      const { top, bottom, height } = document.getElementById(id).getBoundingClientRect();
      // What is higher than half the view need only begin there.
      return top < 0 || height === 0 || (height > innerHeight / 2 ? top > innerHeight / 2 : bottom > innerHeight);
    }),
    wide: document.scrollingElement.scrollWidth - innerWidth,
  }), ids);
  assert.deepEqual(out, []);
  assert.ok(wide <= 0, `the page is ${wide} pixels too wide`);
  const outside = await page.evaluate(() => [...document.querySelectorAll("main button, main select, main svg")].filter((node) => {
    const box = node.getBoundingClientRect(), around = node.closest("section").getBoundingClientRect();
    return box.width > 0 && (box.left < around.left - 1 || box.right > around.right + 1);
  }).length);
  assert.equal(outside, 0, "controls stay in their section");
};

const dark = (page) => page.evaluate(() => {
  const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
  return r + g + b < 240;
});

export const themes = (system) => async (page) => {
  const begins = system === "dark";
  assert.equal(await dark(page), begins);
  await page.click("#theme");
  assert.equal(await dark(page), !begins);
  await page.keyboard.press("d");
  assert.equal(await dark(page), begins);
};

/** No serious or critical violation, at a step with a pattern and with an answer open. */
export async function accessible(page) {
  await laidOut(page);
  await page.addScriptTag({ path: axe });
  const check = async (where) => {
    const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    const grave = found.violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
    const told = grave.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join("\n")}`);
    assert.deepEqual(told, [], where);
  };
  await goTo(page, 30);
  await check("at step 30");
  await page.locator("#board rect").nth(4).click();
  await check("with an answer");
}

/** By keyboard alone: all is reached by Tab, the focus is seen, and keys do what buttons do. */
export async function keyboard(page) {
  await laidOut(page);
  const seen = new Set();
  for (let i = 0; i < 140; i += 1) {
    await page.keyboard.press("Tab");
    const { what, shown } = await page.evaluate(() => {
      const node = document.activeElement, style = getComputedStyle(node);
      const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
      const ringed = node.matches("rect") && parseFloat(style.strokeWidth) >= 3 && style.stroke !== "none";
      return { what: node.id || (node.closest("#list") ? "list" : node.getAttribute("role") ?? node.localName), shown: outlined || ringed };
    });
    if (what === "body") break;
    assert.ok(shown, `the focus is seen on ${what}`);
    seen.add(what);
  }
  const all = ["copy-puzzle", "copy-position", "download", "theme", "gridcell", "final", "next", "hard", "play", "slider", "ghosts", "filter", "list", "zoom-in", "zoom-out", "zoom-fit", "graph", "summary"];
  assert.deepEqual(all.filter((one) => !seen.has(one)), [], "reached by Tab");

  await page.evaluate(() => document.activeElement.blur());
  const press = async (key, place) => {
    await page.keyboard.press(key);
    assert.match(await said(page, "place"), place, key);
  };
  await press("ArrowRight", /^Step 2 /);
  await press("ArrowLeft", /^Step 1 /);
  await press("End", /^End/);
  await press("Home", /^Start/);
  await page.keyboard.press("s");
  assert.doesNotMatch(await said(page, "rule"), /Single|Full House|Last Digit|clues/);
  await page.keyboard.press("p");
  assert.match(await said(page, "play"), /Pause/);
  await page.keyboard.press("p");

  const here = await said(page, "place");
  await page.focus("#board rect[tabindex='0']");
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^r3c2: /);
  assert.equal(await said(page, "place"), here, "arrows on the board leave the step alone");
  await page.keyboard.press("Enter");
  assert.match(await page.locator("#why h3").innerText(), /r3c2/);
  await page.keyboard.press("1");
  assert.match(await page.locator("#why h3").innerText(), /r3c2/);
  assert.equal(await page.locator("#why [data-digit='1']").getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#why h3").count(), 0);

  const view = () => page.locator("#graph svg").evaluate((svg) => svg.getAttribute("viewBox").split(" ").map(Number));
  await page.focus("#graph");
  const [x, , width] = await view();
  await page.keyboard.press("+");
  assert.ok((await view())[2] < width);
  await page.keyboard.press("ArrowRight");
  assert.ok((await view())[0] > x);
  await page.keyboard.press("0");
  assert.ok((await view())[2] >= width);
}

/** Pan and zoom by wheel and drag; a drag chooses no step. */
export async function panAndZoom(page) {
  await laidOut(page);
  const view = () => page.locator("#graph svg").evaluate((svg) => svg.getAttribute("viewBox").split(" ").map(Number));
  const box = await page.locator("#graph").boundingBox(), here = await said(page, "place");
  const before = await view();
  const at = await page.locator("#graph g.node").first().boundingBox();
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction((width) => Number(document.querySelector("#graph svg").getAttribute("viewBox").split(" ")[2]) < width, before[2]);
  const zoomed = await view();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + 120, { steps: 4 });
  await page.mouse.up();
  assert.notDeepEqual((await view()).slice(0, 2), zoomed.slice(0, 2));
  assert.equal(await said(page, "place"), here);
  await page.click("#zoom-fit");
  const all = await page.evaluate(() => {
    const around = document.querySelector("#graph").getBoundingClientRect();
    return [...document.querySelectorAll("#graph g.node")].every((node) => {
      const box = node.getBoundingClientRect();
      return box.left >= around.left - 1 && box.right <= around.right + 1 && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
    });
  });
  assert.ok(all, "the whole graph is in view");
}
