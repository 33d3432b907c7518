import { ContentError } from './content-error.ts';
import type { Plan, Pricing, SiteFile } from './schema.ts';
import type { Terms } from './terms-schema.ts';

/** Facts by the name copy uses for them: `{{pricing.online.monthly}}`. */
export type Facts = ReadonlyMap<string, string>;

const wholeNumber = new Intl.NumberFormat('en-GB');

/** `AED 2,400`. */
export function aed(amount: number): string {
  return `AED ${wholeNumber.format(amount)}`;
}

/** `AED 3,100 + VAT`. */
export function planPrice(plan: Plan): string {
  return plan.plusVat ? `${aed(plan.price)} + VAT` : aed(plan.price);
}

type Unit = 'day' | 'business day' | 'year';

/** `1 business day`, `30 days`, `5-10 business days`. */
export function timeSpan(amount: number | readonly [number, number], unit: Unit): string {
  const written = typeof amount === 'number' ? String(amount) : amount.join('-');
  return `${written} ${unit}${written === '1' ? '' : 's'}`;
}

function termsFacts(terms: Terms): Record<string, string> {
  return {
    minimumAge: String(terms.minimumAgeYears),
    refundWindow: timeSpan(terms.refundWindowDays, 'day'),
    refundProcessing: timeSpan(terms.refundProcessingBusinessDays, 'business day'),
    priceChangeNotice: timeSpan(terms.priceChangeNoticeDays, 'day'),
    firstContact: terms.firstContact,
    inquiryResponse: timeSpan(terms.inquiryResponseBusinessDays, 'business day'),
    disputeResponse: timeSpan(terms.disputeResponseBusinessDays, 'business day'),
    disputeResolution: timeSpan(terms.disputeResolutionDays, 'day'),
    privacyRequest: timeSpan(terms.privacyRequestDays, 'day'),
    firstWeekWorkouts: String(terms.firstWeekWorkouts),
    uptime: `${terms.uptimePercent}%`,
    dataAfterCancellation: timeSpan(terms.dataAfterCancellationDays, 'day'),
    termsRetention: timeSpan(terms.termsRetentionYears, 'year'),
    privacyRetention: timeSpan(terms.privacyRetentionYears, 'year'),
    financialRetention: timeSpan(terms.financialRetentionYears, 'year'),
  };
}

/** The facts that copy may name instead of repeating them. */
export function collectFacts(site: SiteFile, pricing: Pricing, terms: Terms): Facts {
  const facts = new Map<string, string>();
  for (const key of ['name', 'email', 'phone', 'city', 'businessHours'] as const)
    facts.set(`site.${key}`, site[key]);
  for (const [key, value] of Object.entries(site.claims)) {
    facts.set(`claims.${key}`, key === 'since' ? String(value) : wholeNumber.format(value));
  }
  facts.set('pricing.trial.days', String(pricing.trial.days));
  facts.set('pricing.trial.weekly', aed(pricing.trial.weeklyPrice));
  facts.set('pricing.trial.followedBy', pricing.trial.followedBy);
  facts.set('pricing.vat', `${pricing.vatPercent}%`);
  for (const group of ['online', 'inPerson'] as const) {
    for (const [key, plan] of Object.entries(pricing[group])) {
      facts.set(`pricing.${group}.${key}`, planPrice(plan));
      if (plan.sessions) facts.set(`pricing.${group}.${key}.sessions`, String(plan.sessions));
    }
  }
  facts.set('pricing.online.twelveWeeks.saving', aed(pricing.online.twelveWeeks.saving ?? 0));
  facts.set('pricing.corporate.frequency', pricing.corporate.frequency);
  for (const [key, text] of Object.entries(termsFacts(terms))) facts.set(`terms.${key}`, text);
  return facts;
}

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;
// A fact may itself name a fact; more than this many rounds means a circle.
const deepest = 4;

function fillText(text: string, facts: Facts, file: string, field: string): string {
  let filled = text;
  for (let round = 0; filled.includes('{{'); round += 1) {
    if (round === deepest) throw new ContentError(file, field, `the placeholders in it never end: ${text}`);
    let found = false;
    filled = filled.replace(placeholder, (_match, name: string) => {
      found = true;
      const fact = facts.get(name);
      if (fact === undefined) throw new ContentError(file, field, `unknown placeholder {{${name}}}`);
      return fact;
    });
    if (!found) throw new ContentError(file, field, 'a placeholder is opened with {{ and not closed');
  }
  return filled;
}

/** The same data with every `{{name}}` in its texts replaced by the fact of that name. */
export function fillPlaceholders(data: unknown, facts: Facts, file: string, field = ''): unknown {
  const inside = (key: string | number) => (field === '' ? String(key) : `${field}.${key}`);
  if (typeof data === 'string') return fillText(data, facts, file, field);
  if (Array.isArray(data))
    return data.map((item, index) => fillPlaceholders(item, facts, file, inside(index)));
  if (data !== null && typeof data === 'object') {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, fillPlaceholders(value, facts, file, inside(key))]),
    );
  }
  return data;
}
