import {
  attributionLimits,
  campaignParameters,
  clickIdParameters,
  type Touch,
} from '@flow/sdk/contracts/attribution';

/** How a document was come to. */
export interface Arrival {
  /** The address that the document was opened with. */
  landing: string;
  /** `document.referrer`. */
  referrer: string;
  at: Date;
}

/** At most so many characters, no control characters, and no half of a character: databases refuse both. */
function cut(text: string, length: number): string {
  const printable = Array.from(text).filter((character) => character >= ' ' && character !== '\u007f');
  let kept = '';
  for (const character of printable) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.trim();
}

/** Not by `URL.canParse`, which browsers of 2022 do not have: they send requests too. */
function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Origin and path. What stands behind them may be about a person. */
function withoutQuery(referrer: URL): string {
  return cut(`${referrer.protocol}//${referrer.host}${referrer.pathname}`, attributionLimits.referrer);
}

/**
 * What an arrival says of how the visitor came: the campaign parameters that are known, and nothing else of the
 * address. Null for one that came from our own page and says nothing new.
 */
export function readTouch({ landing, referrer, at }: Arrival): Touch | null {
  const address = parse(landing);
  if (!address) return null;
  const from = parse(referrer);
  const parameters: Partial<Touch> = {};
  for (const name of campaignParameters) {
    const value = cut(address.searchParams.get(name) ?? '', attributionLimits.campaign);
    if (value) parameters[name] = value;
  }
  for (const name of clickIdParameters) {
    const value = cut(address.searchParams.get(name) ?? '', attributionLimits.clickId);
    if (value) parameters[name] = value;
  }
  if (from?.host === address.host && Object.keys(parameters).length === 0) return null;
  return {
    at: at.toISOString(),
    landing_path: cut(address.pathname, attributionLimits.landingPath),
    referrer: (from && withoutQuery(from)) || 'direct',
    ...parameters,
  };
}
