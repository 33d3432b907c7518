import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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

it('says that there are no passkeys and no wallets', () => {
  expect(webauthn.browserSupportsWebAuthn()).toBe(false);
  expect(webauthn.getCredential).toThrow('This site has no passkeys.');
  expect(ethereum.getAddress).toThrow('This site has no wallets.');
});
