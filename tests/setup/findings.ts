import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { axeFile, axePath } from './axe-file.ts';
import { runningStack } from './running-stack.ts';

/** A rule of axe, and each element that breaks it: where it is, its own tag, and why. */
export type Finding = [rule: string, elements: string[]];

const axeSource = readFileSync(axeFile, 'utf8');

/** A page of the product loads it from there: it is half a megabyte, which costs more to pass to the browser than to run. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate('"axe" in window')) return;
  if (new URL(page.url()).origin !== new URL(runningStack().urls.web).origin) return page.evaluate(axeSource);
  const script = await page.addScriptTag({ url: axePath });
  await script.evaluate((element) => (element as ChildNode).remove());
}

/** What axe finds, with the rule for the size of targets that it leaves out by itself. */
export async function axeFindings(
  page: Page,
  { within, without = [], only }: { within?: string; without?: readonly string[]; only?: string[] } = {},
): Promise<Finding[]> {
  const off = without.map((rule) => [rule, { enabled: false }]);
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(off) };
  const options: RunOptions = {
    ...(only ? { runOnly: only } : { rules }),
    resultTypes: ['violations'],
    preload: false,
  };
  await loadAxe(page);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target, html, failureSummary }) => `${target.join(' ')} ${html} ${failureSummary}`),
  ]);
}

/** By how much a page is wider than its window, and the innermost elements that reach beyond it. */
const beyondWindow = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    const innermost = beyond.filter((element) => !beyond.some((other) => other.parentElement === element));
    return [
      (scrollWidth - clientWidth) + ' px beyond ' + clientWidth,
      ...innermost.map((element) => element.outerHTML.slice(0, 300)),
    ];
  })()`);

const phone = 390;
const narrowest = 320;
const height = 844;

/** Colours are taken over with a frame, and what inherits one begins its own transition when that of its parent ends. */
const endTransitions = `(async () => {
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }
})()`;

/** Whether a page has other colours where the system is dark: the admin's do. */
const followsSystem = (page: Page) =>
  page.evaluate<boolean>(
    `[...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('prefers-color-scheme')))`,
  );

/**
 * What is wrong with what a page shows on a wide screen, a tablet and a phone, which stays. It is looked at where it is,
 * without another load; in the dark only the colours are others, and between the two only the width is. `within` is for a state
 * of a part whose surroundings another test has looked at.
 */
export async function faults(
  page: Page,
  within?: string,
  without: readonly string[] = [],
): Promise<Finding[]> {
  const part = { without, ...(within !== undefined && { within }) };
  const found: Finding[] = [];
  const note = (screen: string, findings: Finding[]) =>
    found.push(...findings.map(([rule, elements]): Finding => [`${screen}: ${rule}`, elements]));
  const noteOverflow = async (screen: string) => {
    const beyond = await overflow(page);
    if (beyond.length > 0) note(screen, [['overflow', beyond]]);
  };
  // What the window keeps in place covers something else wherever it is scrolled to.
  const toTop = () => page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
  await page.setViewportSize({ width: 1280, height });
  await toTop();
  note('wide', await axeFindings(page, part));
  await noteOverflow('wide');
  await page.setViewportSize({ width: 768, height });
  await noteOverflow('tablet');
  await page.setViewportSize({ width: 640, height: 400 });
  await noteOverflow('enlarged to 200 %');
  await page.setViewportSize({ width: phone, height });
  await toTop();
  note('phone', await axeFindings(page, part));
  await noteOverflow('phone');
  if (!(await followsSystem(page))) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(endTransitions);
  note('dark', await axeFindings(page, { ...part, only: ['color-contrast'] }));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** What of a page reaches beyond its window; on a phone, beyond the narrowest one's too. */
export async function overflow(page: Page): Promise<string[]> {
  const beyond = await beyondWindow(page);
  const size = page.viewportSize();
  if (size?.width !== phone || beyond.length > 0) return beyond;
  await page.setViewportSize({ ...size, width: narrowest });
  const beyondNarrowest = await beyondWindow(page);
  await page.setViewportSize(size);
  return beyondNarrowest;
}
