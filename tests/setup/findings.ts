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

/** How many pixels a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
