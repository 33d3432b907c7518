import type { ProgramContent } from '@flow/content/page-schemas/program';

/** `3-5`. */
export function span([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}-${to}`;
}

/** A duration's number and what it counts, or no number where it has none: `12` `weeks`, `Ongoing`. */
export function durationParts(duration: ProgramContent['duration']): { value: string; unit: string } {
  const [, value, unit] = /^(\d+(?:-\d+)?)\s+(.+)$/.exec(duration) ?? [];
  return value !== undefined && unit !== undefined ? { value, unit } : { value: duration, unit: '' };
}
