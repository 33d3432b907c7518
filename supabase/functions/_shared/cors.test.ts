import { originPolicy } from './cors.ts';
import { assert } from './testing.ts';

const cases: [site: string, origin: string, allowed: boolean][] = [
  ['https://flow.example', 'https://flow.example', true],
  ['https://flow.example/', 'https://flow.example', true],
  ['https://flow.example/coaching', 'https://flow.example', true],
  ['https://flow.example', 'http://flow.example', false],
  ['https://flow.example', 'https://flow.example.evil.example', false],
  ['https://flow.example', 'https://flow.example:8443', false],
  ['https://flow.example', 'http://localhost:4173', false],
  ['https://flow.example', 'null', false],
  ['http://localhost:4173', 'http://localhost:4173', true],
  ['http://localhost:4173', 'http://localhost:5173', true],
  ['http://localhost:4173', 'http://127.0.0.1:4173', true],
  ['http://127.0.0.1:4173', 'http://localhost:9999', true],
  ['http://localhost:4173', 'http://localhost.evil.example', false],
  ['http://localhost:4173', 'https://flow.example', false],
  ['http://localhost:4173', 'null', false],
];

for (const [site, origin, allowed] of cases) {
  Deno.test(`with the site at ${site}, ${origin} is ${allowed ? 'allowed' : 'foreign'}`, () => {
    assert.equal(originPolicy(site)(origin), allowed);
  });
}
