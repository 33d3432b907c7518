import { describe, expect, test } from 'vitest';
import { safeReturnTo, signInPath } from './return-to.ts';

describe('returnTo', () => {
  test.each([
    '/',
    '/admin',
    '/admin/forms/goal-setting',
    '/admin/clients/1?tab=forms#last',
    '/dashboard?next=https://example.org',
    '/authors',
  ])('%s is followed', (value) => {
    expect(safeReturnTo(value)).toBe(value);
  });

  test.each([
    null,
    '',
    'admin',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/admin\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' /admin',
    '/ /evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/auth',
    '/auth?returnTo=/auth',
    '/./auth',
    '/\u0000admin',
  ])('%j is not', (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  test('the sign-in path carries it encoded', () => {
    expect(signInPath('/admin?a=1&b=2')).toBe('/auth?returnTo=/admin%3Fa%3D1%26b%3D2');
  });
});
