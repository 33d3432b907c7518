import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authPath, safeReturnTo, signInPath } from './return-to.ts';

describe('returnTo', () => {
  test.each([
    '/',
    '/admin',
    '/admin/forms/goal-setting',
    '/admin/clients/1?tab=forms#last',
    '/dashboard?next=https://example.org',
    '/authors',
    '/@evil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%09/evil.example',
    '/pricing?next=https://evil.example',
    '/pricing#//evil.example',
  ])('%s is followed', (value) => {
    expect(safeReturnTo(value)).toBe(value);
  });

  test.each([
    ['/a/../dashboard', '/dashboard'],
    ['/。evil.example', '/%E3%80%82evil.example'],
    ['/forms/ليلى', '/forms/%D9%84%D9%8A%D9%84%D9%89'],
    ['/forms/<b>', '/forms/%3Cb%3E'],
  ])('%s is followed as it is read: %s', (value, path) => {
    expect(safeReturnTo(value)).toBe(path);
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
    '/auth/',
    '/AUTH',
    '/auth?returnTo=/auth',
    '/./auth',
    '/\u0000admin',
    `/${'a'.repeat(2_000)}`,
    'http://evil.example/',
    '////evil.example',
    '//evil.example/%2f..',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https:\\evil.example',
    'hTTps://evil.example',
    '/\r/evil.example',
    '/\r\n/evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/\u0000/evil.example',
    '/\u000b/evil.example',
    '/./\\evil.example',
    '/%09/evil.example/\t',
    'javascript:alert(document.domain)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '/javascript:alert(1)//\\',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'about:blank',
    'evil.example',
    '@evil.example',
    '@evil.example@localhost:4173',
    'http://localhost:4173@evil.example',
    'http://localhost:4173.evil.example',
    '//localhost:4173@evil.example',
    '?returnTo=//evil.example',
    '#//evil.example',
    './/evil.example',
    '..//evil.example',
    '／／evil.example',
    '\u2028//evil.example',
    '\ufeff//evil.example',
    '/auth?returnTo=//evil.example',
    '/./auth?mode=sign-up',
  ])('%j is not', (value) => {
    expect(safeReturnTo(value)).toBeNull();
  });

  /** Texts made of what has led browsers astray, and of anything at all. */
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ...['/', '\\', '.', ':', '@', '#', '?', '%', '\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u2028'],
            ...['%2F', '%5C', '%09', '%00', '／', '＼', '。', '‮', '\ufeff', '/..', '//', 'evil.example'],
            ...['javascript:', 'data:', 'https:', 'auth', 'admin'],
          ),
          fc.string({ maxLength: 3 }),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join('')),
  );

  test('leads nowhere but to a path of this origin, whatever it is', () => {
    const origin = 'https://flow.example';
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((text) => `/${text}`),
        ),
        (value) => {
          const path = safeReturnTo(value);
          if (path === null) return;
          expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          const followed = new URL(path, `${origin}/auth`);
          expect(followed.origin).toBe(origin);
          expect(followed.href).toBe(origin + path);
          // Followed, it is what it was: there is nothing in it that is read in two ways.
          expect(safeReturnTo(path)).toBe(path);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('comes through the address of the sign-in page as it was', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const path = safeReturnTo(`/${text}`);
        if (path === null) return;
        const { searchParams } = new URL(signInPath(path), 'https://flow.example');
        expect(safeReturnTo(searchParams.get('returnTo'))).toBe(path);
      }),
    );
  });
});

describe('the address of the sign-in page', () => {
  test('carries where to return to, readable', () => {
    expect(signInPath('/admin?a=1&b=2')).toBe('/auth?returnTo=/admin%3Fa%3D1%26b%3D2');
  });

  test.each([
    [{}, '/auth'],
    [{ mode: 'sign-in' }, '/auth'],
    [{ mode: 'sign-up' }, '/auth?mode=sign-up'],
    [{ mode: 'forgot', returnTo: '/admin' }, '/auth?mode=forgot&returnTo=/admin'],
    [{ type: 'signup', returnTo: '/forms/parq' }, '/auth?type=signup&returnTo=/forms/parq'],
    [{ type: 'recovery', returnTo: null }, '/auth?type=recovery'],
  ] as const)('of %j is %s', (address, path) => {
    expect(authPath(address)).toBe(path);
  });
});
