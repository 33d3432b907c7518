import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as standIn from './webauthn.ts';

const client = path.resolve(
  import.meta.dirname,
  '../../../node_modules/@supabase/auth-js/dist/module/GoTrueClient.js',
);

it('stands in for everything that the client of the accounts imports of it', () => {
  const [, names = ''] =
    /import \{([^}]+)\} from '\.\/lib\/webauthn'/.exec(readFileSync(client, 'utf8')) ?? [];
  const imported = names.split(',').map((name) => name.trim());
  expect(Object.keys(standIn).sort()).toEqual(imported.filter(Boolean).sort());
});

it('says that there are no passkeys', () => {
  expect(standIn.browserSupportsWebAuthn()).toBe(false);
  expect(standIn.getCredential).toThrow('This site has no passkeys.');
});
