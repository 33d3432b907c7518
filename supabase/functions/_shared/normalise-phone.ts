import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Where a number is from that names no country. */
const homeCountry = 'AE';

/** A number without its plus sign has a country code and a whole number behind it; a local one is shorter. */
const internationalDigits = 11;

function knownNumber(typed: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: homeCountry, extract: false });
  return number?.isValid() ? number : null;
}

/**
 * A number in international form, as E.164 has it; null when no numbering plan knows it, which is no reason to refuse
 * what the form's rules allow. `00` begins an international number, and so does a country code that nothing but the
 * plus sign is missing from.
 */
export function toE164(typed: string): string | null {
  const digits = typed.replace(/[^0-9]/g, '');
  const lacksPlus = !typed.includes('+') && !digits.startsWith('0') && digits.length >= internationalDigits;
  const number = knownNumber(typed) ?? (lacksPlus ? knownNumber(`+${digits}`) : null);
  // Some plans have numbers longer than the standard.
  return number !== null && /^\+[1-9][0-9]{4,14}$/.test(number.number) ? number.number : null;
}

/**
 * What two spellings of one number have in common, for the rate limit. The database makes the same of the number it stores
 * (`consultation_requests.phone_key`), by which it finds an earlier request.
 */
export function phoneKey(typed: string): string {
  return toE164(typed) ?? typed.replace(/[^0-9]/g, '');
}
