import { attributionLimits, touchSchema } from '@flow/sdk/contracts/attribution';
import { describe, expect, test, vi } from 'vitest';
import { readTouch } from './touch.ts';

const at = new Date('2026-11-21T10:00:00Z');
const touch = (landing: string, referrer = '') =>
  readTouch({ landing: `https://flow.example${landing}`, referrer, at });

describe('how a visitor came', () => {
  test('is known in a browser without URL.canParse, too', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(touch('/?utm_source=google', 'https://www.google.com/')?.utm_source).toBe('google');
    expect(readTouch({ landing: 'no address', referrer: 'none', at })).toBeNull();
  });

  test('is the path, where from, and the campaign parameters that are known', () => {
    const query =
      'utm_source=google&utm_medium=cpc&utm_campaign=new+mums&utm_term=pt&utm_content=a&gclid=1&gbraid=2&wbraid=3&fbclid=4&msclkid=5&ttclid=6';
    expect(touch(`/pricing?${query}`, 'https://www.google.com/')).toEqual({
      at: '2026-11-21T10:00:00.000Z',
      landing_path: '/pricing',
      referrer: 'https://www.google.com/',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'new mums',
      utm_term: 'pt',
      utm_content: 'a',
      gclid: '1',
      gbraid: '2',
      wbraid: '3',
      fbclid: '4',
      msclkid: '5',
      ttclid: '6',
    });
  });

  test('without a referrer is direct', () => {
    expect(touch('/')).toEqual({ at: at.toISOString(), landing_path: '/', referrer: 'direct' });
  });

  test('holds nothing else of either address', () => {
    const known = touch(
      '/?email=layla%40home.example&utm_source=x#secret',
      'https://user:pw@mail.example/in/box?q=me#top',
    );
    expect(known).toMatchObject({
      landing_path: '/',
      referrer: 'https://mail.example/in/box',
      utm_source: 'x',
    });
    expect(JSON.stringify(known)).not.toMatch(/layla|secret|pw|q=me/);
  });

  test('through an app names the app', () => {
    expect(touch('/', 'android-app://com.google.android.gm/')?.referrer).toBe(
      'android-app://com.google.android.gm/',
    );
  });

  test('from our own page is no touch, unless it names a campaign', () => {
    expect(touch('/pricing', 'https://flow.example/blog')).toBeNull();
    expect(touch('/pricing?utm_source=qr', 'https://flow.example/blog')).toMatchObject({ utm_source: 'qr' });
  });

  test('an empty parameter is none', () => {
    expect(touch('/?utm_source=&gclid=%20')).toEqual({
      at: at.toISOString(),
      landing_path: '/',
      referrer: 'direct',
    });
  });

  test('is cut to what the contract takes, at no half of a character', () => {
    const smile = encodeURIComponent('😀'.repeat(400));
    const long = touch(
      `/${'p'.repeat(900)}?utm_source=x${smile}&gclid=x${smile}`,
      `https://other.example/${'r'.repeat(900)}`,
    );
    expect(touchSchema.safeParse(long).error).toBeUndefined();
    expect(long?.landing_path).toHaveLength(attributionLimits.landingPath);
    expect(long?.referrer).toHaveLength(attributionLimits.referrer);
    expect(long?.utm_source?.isWellFormed()).toBe(true);
    expect(long?.gclid?.isWellFormed()).toBe(true);
  });

  test('holds no character that a database refuses', () => {
    expect(touch('/?utm_source=a%00b%1f')?.utm_source).toBe('ab');
    expect(touch('/?utm_source=%00')?.utm_source).toBeUndefined();
  });

  test('is unknown where there is no address', () => {
    expect(touch('/', 'nonsense')?.referrer).toBe('direct');
    expect(readTouch({ landing: '', referrer: '', at })).toBeNull();
  });
});
