// Asking why, and what can be taken along: copies, the trace, paper.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { clickCell, goTo, laidOut, parts, said, traceOf } from "./open.mjs";

/** The lit part of the graph is the slice that is listed, and the rest is faded. */
async function litAsListed(page) {
  const listed = await page.locator("#why ol button").evaluateAll((all) => all.map((one) => `s${one.dataset.step}`));
  const lit = await page.locator("#graph g.node.on").evaluateAll((all) => all.map((one) => one.dataset.id));
  assert.deepEqual(new Set(lit), new Set([...listed, "clues"]));
  const fades = await page.locator("#graph g.node:not(.on):not(.now)").evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  assert.ok(fades.length > 0 && fades.every((opacity) => Number(opacity) < 0.5), "the rest is faded");
  assert.match(await said(page, "why"), new RegExp(`rests on ${listed.length} of `));
  return listed;
}

export async function ofCells(page) {
  await laidOut(page);
  const { steps } = await traceOf(page);
  const step = steps.find(({ id, conclusions }) => id > 30 && conclusions[0]?.includes("="));
  const [row, col, digit] = parts(step.conclusions[0]);
  await clickCell(page, row, col);
  await page.waitForSelector("#why h3");
  // Before its digit is placed a click may hit a candidate that is gone: its digits lead on.
  await page.locator(`#why [data-digit="${digit}"]`).click();
  assert.equal(await page.locator("#why h3").innerText(), `Why ${step.conclusions[0]}?`);
  assert.match(await said(page, "why"), new RegExp(`Placed in step ${step.id},`));
  const listed = await litAsListed(page);
  assert.equal(listed.at(-1), `s${step.id}`);
  await page.locator("#why ol button").last().click();
  assert.match(await said(page, "place"), new RegExp(`^Step ${step.id} `));
  await goTo(page, step.id + 1);
  await clickCell(page, row, col);
  assert.equal(await page.locator("#why h3").innerText(), `Why ${step.conclusions[0]}?`);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#graph svg.faded").count(), 0);
}

export async function ofCandidates(page) {
  await laidOut(page);
  const { steps } = await traceOf(page);
  const step = steps.find(({ id, conclusions }) => id > 20 && conclusions[0]?.includes("<>"));
  const [row, col, digit] = parts(step.conclusions[0]);
  await goTo(page, step.id + 1);
  const gone = page.locator(`#board text.candidate[data-of="${((row - 1) * 9 + col - 1) * 9 + digit - 1}"]`);
  assert.ok(await gone.isHidden());
  await page.check("#ghosts");
  assert.ok(await gone.isVisible());
  await clickCell(page, row, col, digit);
  assert.equal(await page.locator("#why h3").innerText(), `Why ${step.conclusions[0]}?`);
  assert.match(await said(page, "why"), new RegExp(`Removed in step ${step.id},`));
  await litAsListed(page);
}

/** In a branch of a guess, what is supposed is said to be so. */
export async function ofSuppositions(page) {
  await page.locator("#list li:has-text('Guess') + li button").first().click();
  const supposed = (await said(page, "inside")).replace("Supposing ", "").split(" and ").at(-1);
  const [row, col] = parts(supposed);
  await clickCell(page, row, col);
  assert.equal(await page.locator("#why h3").innerText(), `Why ${supposed}?`);
  assert.match(await said(page, "why"), /It is supposed here, in the guess of step \d+\./);
}

/** Clicks a button that copies, until it says so: it does for a moment only. */
async function copy(page, id) {
  await page.evaluate((id) => {
    const button = document.getElementById(id);
    window.copied = new Promise((done) => {
      const look = () => button.textContent === "Copied" && done();
      new MutationObserver(look).observe(button, { childList: true, characterData: true, subtree: true });
    });
  }, id);
  await page.click(`#${id}`);
  await page.evaluate(() => window.copied);
  return page.evaluate(() => navigator.clipboard.readText());
}

export async function copies(page) {
  const { puzzle } = await traceOf(page);
  assert.equal(await copy(page, "copy-puzzle"), puzzle);
  const rows = (await copy(page, "copy-position")).trim().split("\n");
  assert.deepEqual(rows.map((row) => row.split(/ +/).length), Array(9).fill(9));
}

/** The downloaded trace is the embedded one; it is left where the caller can verify it. */
export const downloads = (to) => async (page) => {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#download")]);
  assert.equal(download.suggestedFilename(), "trace.json");
  await download.saveAs(to);
  assert.deepEqual(JSON.parse(readFileSync(to, "utf8")), await traceOf(page));
};

/** One step a block, with its board, its sentence, and nothing of the controls. */
export async function prints(page) {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const { steps } = await traceOf(page);
  const blocks = page.locator("#print article");
  assert.equal(await blocks.count(), steps.length - 1);
  assert.equal(await page.locator("#print article svg").count(), steps.length - 1);
  assert.ok(await blocks.first().isVisible());
  assert.equal(await blocks.first().evaluate((block) => getComputedStyle(block).breakInside), "avoid");
  assert.ok(await page.isHidden("#next"));
}

/** A name that is a script stays a name. */
export async function hostile(page) {
  assert.match(await page.title(), /<script>/);
  assert.match(await page.locator("h1").innerText(), /<script>/);
  assert.equal(await page.evaluate(() => typeof window.hacked), "undefined");
}
