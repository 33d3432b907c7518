import { describe, expect, it } from 'vitest';
import { brokenPasswordRule, passwordMessages, passwordMinimum } from './password.ts';

describe('a change of password', () => {
  it.each([
    ['', '', 'too_short'],
    ['1234567', '1234567', 'too_short'],
    ['1234567', 'other', 'too_short'],
    ['12345678', '', 'different'],
    ['12345678', '12345678 ', 'different'],
    ['12345678', '12345678', null],
    ['x'.repeat(73), 'x'.repeat(73), 'too_long'],
    ['كلمة سر طويلة', 'كلمة سر طويلة', null],
  ])('to %j, repeated as %j', (password, confirmation, rule) => {
    expect(brokenPasswordRule(password, confirmation)).toBe(rule);
  });

  it('needs 8 characters', () => {
    expect(passwordMinimum).toBe(8);
    expect(passwordMessages.too_short).toBe('Use at least 8 characters.');
  });
});
