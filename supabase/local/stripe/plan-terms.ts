/** What a plan costs, and how often, of which only the name is known. */
export function termsOfPlan(plan: string): { interval: 'week' | 'month'; count: number; amount: number } {
  const weeks = /(\d+) weeks/i.exec(plan)?.[1];
  if (weeks !== undefined) return { interval: 'week', count: Number(weeks), amount: 240_000 };
  if (/week/i.test(plan)) return { interval: 'week', count: 1, amount: 27_500 };
  return { interval: 'month', count: 1, amount: 99_900 };
}
