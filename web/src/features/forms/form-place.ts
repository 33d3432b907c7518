/** What of a form is on the screen: a group, counted from 0, or all of the answers before they are sent. */
export type FormPlace = number | 'review';

const reviewStep = 'review';

/** What a page's query asks for; null when it asks for nothing that there can be. Steps are counted from 1. */
export function readPlace(search: string): FormPlace | null {
  const step = new URLSearchParams(search).get('step');
  if (step === reviewStep) return step;
  return step !== null && /^[1-9]\d{0,2}$/.test(step) ? Number(step) - 1 : null;
}

export function formPagePath(slug: string, place?: FormPlace | null): string {
  const path = `/forms/${encodeURIComponent(slug)}`;
  if (place === undefined || place === null) return path;
  return `${path}?step=${place === reviewStep ? reviewStep : place + 1}`;
}

/** The assignment whose answers are asked for; null when it is the form itself. */
export function readSentId(search: string): string | null {
  return new URLSearchParams(search).get('sent');
}
