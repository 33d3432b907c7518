import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPrograms } from './programs.ts';

const readmeFile = path.resolve(import.meta.dirname, '../../sdk/README.md');
const programs = createPrograms('recipes');

afterAll(programs.remove);

/** What the recipes begin with: who is signed in, and the rows that they name. */
const surroundings = `
  import { createFlow } from '@flow/sdk';
  import {
    adminAccount, answeredBy, flowHandlers, makeClientProfile, makeForm, makeSubscription, makeSubscriptions, storedSession,
  } from '@flow/sdk/testing';

  const began = (id, trial_start, more) =>
    makeSubscription({ id: crypto.randomUUID(), stripe_subscription_id: id, trial_start, status: 'active', ...more });
  const layla = makeClientProfile({ email: 'layla@example.com' });
  const data = {
    subscriptions: [
      began('sub_new', '2026-10-02T08:00:00.000Z'),
      began('sub_old', '2026-01-02T08:00:00.000Z'),
      began('sub_ending', '2026-01-01T08:00:00.000Z', { cancel_at_period_end: true }),
      makeSubscription({ id: crypto.randomUUID(), status: 'past_due', email: 'late@example.com' }),
    ],
    clients: [layla, makeClientProfile({ id: 'f0000000-0000-4000-8000-000000000001', email: 'noor@example.com' })],
    forms: [
      makeForm({ slug: 'goal-setting', key: 'goal_setting', isDefault: true }),
      makeForm({ slug: 'sleep-diary', key: 'sleep_diary', isDefault: false }),
    ],
  };
  const url = 'http://localhost:54321';
  const network = globalThis.fetch;
  globalThis.fetch = answeredBy(flowHandlers({ url, ...data }));
  const items = storedSession(adminAccount);
  const storage = { getItem: (name) => items[name] ?? null, setItem() {}, removeItem() {} };
  globalThis.flow = createFlow({ url, key: 'key', storage });

  const printed = [];
  console.log = (...values) => printed.push(values);
  const shown = [];
  globalThis.document = {
    querySelector: (name) => (name === 'output' ? { append: (piece) => shown.push(piece) } : null),
  };
`;

/** What the recipes have done, as JSON. */
const outcome = `
  const { readFile } = await import('node:fs/promises');
  const exported = await readFile('subscriptions.csv', 'utf8');
  const slugs = await Promise.all(
    data.clients.map(async ({ id }) => (await flow.forms.assignments(id)).map((given) => given.forms_registry.slug).sort()),
  );
  const all = await flow.subscriptions.all().toArray();
  process.stderr.write(JSON.stringify({
    printed,
    lines: exported.split('\\r\\n').length,
    ending: all.filter((row) => row.cancel_at_period_end).map((row) => row.stripe_subscription_id).sort(),
    slugs,
    isAnswered: shown.join('').length > 0,
  }));
`;

it('every recipe of the SDK’s readme is a program that its types allow, and does what it says', async () => {
  const readme = await readFile(readmeFile, 'utf8');
  const sections = readme.split(/^## /m).filter((text) => /^(?:From install|Recipes|Testing)/.test(text));
  const recipes = sections.flatMap((text) =>
    [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code),
  );
  expect(recipes).toHaveLength(6);
  const given = "import type { Flow } from '@flow/sdk';\ndeclare const flow: Flow;\n";
  const texts = recipes.map((code) => `${code.includes('const flow =') ? '' : given}${code}\nexport {};\n`);
  const named = texts.map((text, index) => [`recipe-${index + 1}.ts`, text] as const);
  expect(await programs.check(Object.fromEntries(named))).toBe('');

  // The last one puts handlers of its own in the place of the network, and never ends.
  const [testing, ...others] = named
    .map(([file]) => `await import('./built/${file.replace('.ts', '.js')}');`)
    .reverse();
  const { stderr } = await programs.run(
    [
      surroundings,
      ...others.reverse(),
      outcome,
      'globalThis.fetch = network;',
      testing,
      'process.exit();',
    ].join('\n'),
  );
  expect(JSON.parse(stderr)).toEqual({
    printed: [
      ['late@example.com', expect.any(String)],
      ['noor@example.com', ['goal-setting'], []],
      ['layla@example.com', ['goal-setting'], []],
    ],
    lines: 6,
    ending: ['sub_ending', 'sub_old'],
    slugs: [['goal-setting', 'sleep-diary'], ['goal-setting']],
    isAnswered: true,
  });
});
