// Going through the steps: buttons, slider, list, filter, play; and that all parts show the same step.

import assert from "node:assert/strict";
import { goTo, laidOut, said, traceOf } from "./open.mjs";

const SINGLES = ["Full House", "Last Digit", "Naked Single", "Hidden Single"];
const marked = (page) => page.locator("#list [aria-current]").textContent();

export async function buttons(page) {
  const count = (await traceOf(page)).steps.length - 1;
  assert.equal(await said(page, "place"), `Step 1 of ${count}`);
  await page.click("#next");
  assert.equal(await said(page, "place"), `Step 2 of ${count}`);
  await page.click("#previous");
  assert.equal(await said(page, "place"), `Step 1 of ${count}`);
  await page.click("#final");
  assert.equal(await said(page, "place"), "End");
  assert.ok(await page.isDisabled("#next"));
  assert.equal(await page.locator("#board text.digit").filter({ hasText: /./ }).count(), 81);
  await page.click("#first");
  assert.equal(await said(page, "place"), "Start");
  assert.ok(await page.isDisabled("#previous"));
}

export async function slider(page) {
  await page.focus("#slider");
  for (let i = 0; i < 4; i += 1) await page.keyboard.press("ArrowRight");
  assert.match(await said(page, "place"), /^Step 5 /);
  assert.match(await page.getAttribute("#slider", "aria-valuetext"), /^Step 5 /);
  await page.keyboard.press("End");
  assert.equal(await said(page, "place"), "End");
}

/** List, board and graph follow the step, and the step follows list and graph. */
export async function together(page) {
  await laidOut(page);
  const { steps } = await traceOf(page);
  for (const at of [3, 40, 75, 10]) {
    await goTo(page, at);
    const step = steps.find(({ id }) => id === at);
    assert.match(await marked(page), new RegExp(`^${at}\\b`));
    assert.ok((await said(page, "sentence")).length > 20);
    const seen = await page.evaluate(() => {
      const within = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
      const box = (node) => node.getBoundingClientRect(), now = document.querySelector("#graph .now");
      return {
        node: now.dataset.id,
        inGraph: within(box(now), box(document.querySelector("#graph"))),
        inList: within(box(document.querySelector("#list [aria-current]")), box(document.querySelector("#list"))),
        marks: [...document.querySelectorAll("#board path.mark")].map((mark) => getComputedStyle(mark).display),
      };
    });
    assert.equal(seen.node, `s${at}`);
    assert.ok(seen.inGraph && seen.inList, `step ${at} is in view`);
    assert.ok(seen.marks.length > 0 && !seen.marks.includes("none"), `the marks of step ${at} can be seen`);
    const removed = step.conclusions.filter((fact) => fact.includes("<>")).length;
    assert.equal(await page.locator("#board path.mark.removed").count(), removed);
  }
  await page.locator("#list button").nth(12).click();
  assert.match(await said(page, "place"), /^Step 12 /);
  await page.click("#zoom-fit");
  await page.locator("#graph g.node[data-id=s5]").click();
  assert.match(await said(page, "place"), /^Step 5 /);
  assert.match(await marked(page), /^5\b/);
}

export async function filter(page) {
  await page.selectOption("#filter", "hidden-single");
  const shown = await page.locator("#list li:visible .rule").allInnerTexts();
  assert.ok(shown.length > 5);
  assert.deepEqual(new Set(shown), new Set(["The clues", "Hidden Single", "The end"]));
  for (let i = 0; i < 12; i += 1) {
    await page.click("#next");
    assert.equal(await said(page, "rule"), "Hidden Single");
  }
  await page.selectOption("#filter", "!");
  const others = await page.locator("#list li:visible .rule").allInnerTexts();
  assert.ok(others.length > 5 && !others.some((rule) => SINGLES.includes(rule)));
  await page.selectOption("#filter", "");
  assert.equal(await page.locator("#list li:visible").count(), await page.locator("#list li").count());
}

export async function nonSingles(page) {
  const { steps } = await traceOf(page);
  const wanted = steps.filter(({ id, rule }) => id > 0 && !SINGLES.includes(rule.replace(/(^|-)./g, (c) => c.replace("-", " ").toUpperCase())));
  assert.ok(wanted.length >= 6);
  for (const step of wanted.slice(0, 6)) {
    await page.click("#hard");
    assert.match(await said(page, "place"), new RegExp(`^Step ${step.id} `));
  }
}

export async function play(page) {
  await page.click("#play");
  assert.equal((await said(page, "play")).trim(), "Pause");
  await page.waitForFunction(() => Number(/^Step (\d+)/.exec(document.getElementById("place").textContent)[1]) >= 3);
  await page.click("#play");
  assert.equal((await said(page, "play")).trim(), "Play");
  const here = await said(page, "place");
  await page.waitForTimeout(1600);
  assert.equal(await said(page, "place"), here);
}

/** Guesses: branches are framed in the graph, folded at will, and said beside each step inside. */
export async function branches(page) {
  await laidOut(page);
  const nodes = () => page.locator("#graph g.node").count();
  assert.ok(await page.isChecked("#fold"));
  const folded = await nodes();
  assert.equal(await page.locator("#graph g.cluster").count(), 0);
  await page.uncheck("#fold");
  await page.waitForSelector("#graph g.cluster");
  assert.ok(await nodes() > folded);
  await page.locator("#list li:has-text('Guess') + li button").first().click();
  assert.match(await said(page, "inside"), /^Supposing r\dc\d=\d/);
  assert.ok(await page.locator("#board text.found.resting").count() > 0);
  assert.ok(await page.locator("#board text.resting-on").count() > 0);
}
