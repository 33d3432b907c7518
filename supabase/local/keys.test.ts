import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { keysFile, loadKeys } from './keys.ts';
import { LocalSetupError } from './setup-error.ts';
import { temporaryDirectory } from './testing/temporary-directory.ts';

const apiUrl = 'http://localhost:54321';
const siteUrl = 'http://localhost:4173';

describe('loadKeys', () => {
  it('makes keys on the first start, readable by the owner alone', async () => {
    const dataDirectory = path.join(await temporaryDirectory(), 'new');
    const keys = await loadKeys({ dataDirectory, apiUrl, siteUrl });
    expect(keys.publishable).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/);
    expect(keys.secret).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/);
    expect(keys.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect((await stat(keysFile(dataDirectory))).mode & 0o777).toBe(0o600);
    expect(parseEnv(await readFile(keysFile(dataDirectory), 'utf8'))).toEqual({
      SUPABASE_URL: apiUrl,
      SITE_URL: siteUrl,
      SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      SUPABASE_SECRET_KEY: keys.secret,
      SUPABASE_JWT_SECRET: keys.jwtSecret,
      STRIPE_SECRET_KEY: keys.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    });
  });

  it('reads the same keys at the next start', async () => {
    const dataDirectory = await temporaryDirectory();
    const keys = await loadKeys({ dataDirectory, apiUrl, siteUrl });
    expect(await loadKeys({ dataDirectory, apiUrl, siteUrl })).toEqual(keys);
  });

  it('gives every installation keys of its own', async () => {
    const one = await loadKeys({ dataDirectory: await temporaryDirectory(), apiUrl, siteUrl });
    const other = await loadKeys({ dataDirectory: await temporaryDirectory(), apiUrl, siteUrl });
    expect(new Set([...Object.values(one), ...Object.values(other)]).size).toBe(10);
  });

  it('follows the API and the site to other ports and keeps the keys', async () => {
    const dataDirectory = await temporaryDirectory();
    const keys = await loadKeys({ dataDirectory, apiUrl, siteUrl });
    const moved = { apiUrl: 'http://localhost:9999', siteUrl };
    expect(await loadKeys({ dataDirectory, ...moved })).toEqual(keys);
    expect(await readFile(keysFile(dataDirectory), 'utf8')).toContain('SUPABASE_URL=http://localhost:9999\n');
    expect(await loadKeys({ dataDirectory, ...moved, siteUrl: 'http://localhost:9998' })).toEqual(keys);
    expect(await readFile(keysFile(dataDirectory), 'utf8')).toContain('\nSITE_URL=http://localhost:9998\n');
    expect((await stat(keysFile(dataDirectory))).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['lacks a key', (text: string) => text.replace(/SUPABASE_SECRET_KEY=.*\n/, ''), 'SUPABASE_SECRET_KEY'],
    [
      'holds a malformed key',
      (text: string) => text.replace(/(JWT_SECRET=).*/, '$1short'),
      'SUPABASE_JWT_SECRET',
    ],
    ['is empty', () => '', 'SUPABASE_PUBLISHABLE_KEY'],
  ])('says what is wrong with a file that %s, and leaves it as it is', async (_what, breakIt, named) => {
    const dataDirectory = await temporaryDirectory();
    await loadKeys({ dataDirectory, apiUrl, siteUrl });
    const file = keysFile(dataDirectory);
    const broken = breakIt(await readFile(file, 'utf8'));
    await writeFile(file, broken);
    const failure = await loadKeys({ dataDirectory, apiUrl, siteUrl }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalSetupError);
    expect((failure as Error).message).toContain(`The keys file ${file} is broken:`);
    expect((failure as Error).message).toContain(named);
    expect(await readFile(file, 'utf8')).toBe(broken);
  });
});
