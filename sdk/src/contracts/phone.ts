import type { TextRule } from './text-rule.ts';

/** Limits of a phone number. Lengths count UTF-16 characters after trimming. */
export const phoneLimits = { minimum: 7, maximum: 20, digits: 7 } as const;

/** What every phone number keeps to. */
export const phoneRules: readonly TextRule[] = [
  [(phone) => phone.length >= phoneLimits.minimum, 'Phone number is too short'],
  [(phone) => phone.length <= phoneLimits.maximum, 'Phone number is too long'],
  [(phone) => /^[0-9+ ()-]+$/.test(phone), 'Phone number contains invalid characters'],
  [
    (phone) => phone.replace(/[^0-9]/g, '').length >= phoneLimits.digits,
    'Phone number must contain at least 7 digits',
  ],
];
