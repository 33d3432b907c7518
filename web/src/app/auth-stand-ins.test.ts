import { readFileSync } from 'node:fs';
import path from 'node:path';
// biome-ignore lint/style/noRestrictedImports: compared with what stands in for it.
import { GoTrueAdminApi } from '@supabase/auth-js';
import { expect, it } from 'vitest';
import AuthAdminApi from './auth-admin-api.ts';
import * as ethereum from './ethereum.ts';
import * as webauthn from './webauthn.ts';

const client = path.resolve(
  import.meta.dirname,
  '../../../node_modules/@supabase/auth-js/dist/module/GoTrueClient.js',
);

it.each([
  ['webauthn', webauthn],
  ['web3/ethereum', ethereum],
])('stands in for everything that the client of the accounts imports of %s', (module, standIn) => {
  const [, names = ''] =
    new RegExp(`import \\{([^}]+)\\} from './lib/${module}'`).exec(readFileSync(client, 'utf8')) ?? [];
  const imported = names.split(',').map((name) => name.trim());
  expect(Object.keys(standIn).sort()).toEqual(imported.filter(Boolean).sort());
});

it('stands in for everything that the client of the accounts does with a secret key', () => {
  const used = readFileSync(client, 'utf8').matchAll(/this\.admin\.(\w+)/g);
  expect(new Set(Array.from(used, ([, name]) => name))).toEqual(new Set(['signOut']));
});

it('signs out as the module that it stands in for', async () => {
  const asked: Request[] = [];
  const options = {
    url: 'https://flow.example/auth/v1',
    headers: { apikey: 'publishable' },
    fetch: async (...request: Parameters<typeof fetch>) => {
      asked.push(new Request(...request));
      return new Response(null, { status: asked.length % 2 === 1 ? 204 : 500 });
    },
  };
  for (const api of [new AuthAdminApi(options), new GoTrueAdminApi(options)]) {
    expect(await api.signOut('a.b.c', 'local')).toEqual({ data: null, error: null });
    expect((await api.signOut('a.b.c', 'local')).error).toMatchObject({ status: 500 });
  }
  const told = asked.map(({ method, url, headers }) => [method, url, ...headers]);
  expect(told.slice(0, 2)).toEqual(told.slice(2));
  expect(told[0]).toEqual(expect.arrayContaining([['authorization', 'Bearer a.b.c']]));
});

it('says that there are no passkeys and no wallets', () => {
  expect(webauthn.browserSupportsWebAuthn()).toBe(false);
  expect(webauthn.getCredential).toThrow('This site has no passkeys.');
  expect(ethereum.getAddress).toThrow('This site has no wallets.');
});
