import { describe, expect, it } from 'vitest';
import { passwordMinimum, validatePasswordChange } from './password.ts';

const short = { title: 'Password too short', description: 'Use at least 8 characters.' };
const different = { title: 'Passwords do not match', description: 'Please re-enter.' };

describe('a change of password', () => {
  it.each([
    ['', '', short],
    ['1234567', '1234567', short],
    ['1234567', 'other', short],
    ['12345678', '', different],
    ['12345678', '12345678 ', different],
    ['12345678', '12345678', null],
    ['كلمة سر طويلة', 'كلمة سر طويلة', null],
  ])('to %j, repeated as %j', (password, confirmation, problem) => {
    expect(validatePasswordChange(password, confirmation)).toEqual(problem);
  });

  it('needs 8 characters', () => {
    expect(passwordMinimum).toBe(8);
  });
});
