import { expect, test } from 'vitest';
import { deleteTagCookies } from './tag-cookies.ts';

function pageWith(cookies: string) {
  const written: string[] = [];
  const page = {
    get cookie() {
      return cookies;
    },
    set cookie(cookie: string) {
      written.push(cookie);
    },
  };
  return { page, written };
}

test('a cookie of a tag is deleted for the host and for every domain above it', () => {
  const { page, written } = pageWith('_ga=GA1.1.5');
  deleteTagCookies(page, 'www.flow.example');
  expect(written).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=example',
    '_ga=; path=/; max-age=0; domain=flow.example',
    '_ga=; path=/; max-age=0; domain=www.flow.example',
  ]);
});

test("every cookie of Google Analytics and of the pixel is, and nobody else's", () => {
  const { page, written } = pageWith(
    '_ga=1; session=2; _ga_TEST1234=3; _gid=4; _gat_x=5; _gcl_au=6; _fbp=7; _fbc=8; _gallery=9; my_ga=10',
  );
  deleteTagCookies(page, 'localhost');
  expect(new Set(written.map((cookie) => cookie.split('=', 1)[0]))).toEqual(
    new Set(['_ga', '_ga_TEST1234', '_gid', '_gat_x', '_gcl_au', '_fbp', '_fbc']),
  );
});

test('without cookies nothing is written', () => {
  const { page, written } = pageWith('');
  deleteTagCookies(page, 'localhost');
  expect(written).toEqual([]);
});
