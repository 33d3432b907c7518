import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** A rule of axe, and each element that breaks it: where it is, its own tag, and why. */
export type Finding = [rule: string, elements: string[]];

/** What axe finds, with the rule for the size of targets that it leaves out by itself. */
export async function axeFindings(
  page: Page,
  { within, without = [] }: { within?: string; without?: readonly string[] } = {},
): Promise<Finding[]> {
  const off = without.map((rule) => [rule, { enabled: false }]);
  // The site has no frames: axe needs no page of its own to put their results together.
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true }, ...Object.fromEntries(off) } })
    .setLegacyMode();
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target, html, failureSummary }) => `${target.join(' ')} ${html} ${failureSummary}`),
  ]);
}

const widerThanWindow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const phone = 390;
const narrowest = 320;

/** How many pixels a page is wider than its window; on a phone, than the narrowest one's too. */
export async function overflow(page: Page): Promise<number> {
  const wider = await widerThanWindow(page);
  const size = page.viewportSize();
  if (size?.width !== phone) return wider;
  await page.setViewportSize({ ...size, width: narrowest });
  const widerThere = await widerThanWindow(page);
  await page.setViewportSize(size);
  return Math.max(wider, widerThere);
}
