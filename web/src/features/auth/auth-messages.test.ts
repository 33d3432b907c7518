import { FlowError } from '@flow/sdk';
import { errorCodes } from '@flow/sdk/contracts/error-codes';
import { expect, test } from 'vitest';
import { failureMessage, failureTitles, weaknessOf } from './auth-messages.ts';

test('every failure has words of its own, without those of the service', () => {
  for (const code of errorCodes) {
    const { title, text } = failureMessage('sign-in', new FlowError(code, '<b>technical</b>'), true);
    expect(title, code).toBe('Sign in failed');
    expect(text, code).toMatch(/^[A-Z][^<>]+\.$/);
  }
});

test('what is no failure of the SDK is ours', () => {
  expect(failureMessage('reset', new TypeError('x'), true)).toEqual({
    title: 'Reset failed',
    text: 'Something went wrong on our side. Try again in a moment. If it goes on, write to us.',
    wayOn: 'write',
  });
});

test('each thing that people try is called by its name', () => {
  expect(failureTitles).toEqual({
    'sign-in': 'Sign in failed',
    'sign-up': 'Sign up failed',
    confirm: 'Not sent',
    reset: 'Reset failed',
    password: 'Update failed',
  });
});

test.each([
  [54, 'Too many attempts. Wait 54 seconds, then try again.'],
  [120, 'Too many attempts. Wait 2 minutes, then try again.'],
  [301, 'Too many attempts. Wait 6 minutes, then try again.'],
  [undefined, 'Too many attempts. Wait a few minutes, then try again.'],
])('a limit of %s s says how long to wait', (retryAfter, text) => {
  const error = new FlowError('rate_limited', 'no', { retryAfter });
  expect(failureMessage('sign-in', error, true).text).toBe(text);
});

test('without a network it says that this is why, and that nothing is lost', () => {
  const error = new FlowError('network', 'no');
  expect(failureMessage('sign-up', error, false)).toEqual({
    title: 'You are offline',
    text: 'What you typed is kept: try again when you are connected.',
  });
  expect(failureMessage('sign-up', error, true).title).toBe('Sign up failed');
  expect(failureMessage('sign-up', new FlowError('server', 'no'), false).title).toBe('Sign up failed');
});

test.each([
  [['length'], 'Use a longer password.'],
  [
    ['characters', 'pwned'],
    'Mix small and capital letters, digits and signs. This password is on a list of stolen ones. Choose another.',
  ],
  [['same'], 'This is the password you have now. Choose another.'],
  [['toString', 'news'], 'Choose a stronger password, and not the one you have now.'],
  [undefined, 'Choose a stronger password, and not the one you have now.'],
])('a password that is weak by %j says why', (reasons, text) => {
  expect(weaknessOf(new FlowError('weak_password', 'no', { reasons }))).toBe(text);
});
