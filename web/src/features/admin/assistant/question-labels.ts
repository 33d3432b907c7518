import type { AssistantLanguageFilter, AssistantOutcome } from '@flow/sdk/contracts/assistant';
import type { BadgeTone } from '../../../ui/Badge/Badge.tsx';

export const outcomeLabels: Record<AssistantOutcome, string> = {
  offered: 'Offered',
  'handed-over': 'Handed over',
  unhelpful: 'Not helpful',
};

export const outcomeTones: Record<AssistantOutcome, BadgeTone> = {
  offered: 'info',
  'handed-over': 'warning',
  unhelpful: 'danger',
};

export const languageLabels: Record<Exclude<AssistantLanguageFilter, 'all'>, string> = {
  en: 'English',
  ar: 'Arabic',
  hi: 'Hindi',
  ur: 'Urdu',
  fr: 'French',
  ru: 'Russian',
  tl: 'Tagalog',
};

/** A language by its two letters; the letters of one that has no name here. */
export function languageLabel(language: string): string {
  return Object.entries(languageLabels).find(([letters]) => letters === language)?.[1] ?? language;
}
