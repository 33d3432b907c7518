import path from 'node:path';
import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load.ts';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { builtWeight } from './built-weight.ts';
import { openAlive } from './page-life.ts';

const { urls } = runningStack();

/** Words that each part has and no other; they stay as they are when scripts are made small. */
const signs = {
  'the chat panel': 'Type your message...',
  'the chat itself': 'ChatMessageSent',
  "the chat's stream": '[DONE]',
  'the consultation form': 'Training preference',
  "the form's rules": 'Phone number is too short',
  'the toasts': 'hotkey',
  'the consent card': 'May we count your visit?',
  validation: 'ZodError',
  'supabase-js': 'GoTrueClient',
};
type Part = keyof typeof signs;
const parts = Object.keys(signs) as Part[];

interface Loaded {
  name: string;
  text: string;
  bytes: number;
}

async function read(response: Response): Promise<Loaded> {
  const body = await response.body();
  const name = path.basename(new URL(response.url()).pathname);
  return { name, text: body.toString('utf8'), bytes: await builtWeight(response) };
}

/** Every script and style that a page loads from now on. */
function watchFiles(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) responses.push(response);
  });
  return {
    /** What came since it was asked last, once nothing more comes. */
    async take(): Promise<Loaded[]> {
      await page.waitForLoadState('networkidle');
      return Promise.all(responses.splice(0).map(read));
    },
  };
}

const partsIn = (files: readonly Loaded[]) =>
  parts.filter((part) => files.some(({ text }) => text.includes(signs[part])));

const sizeOf = (files: readonly Loaded[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The most that a part may weigh when it is opened, in bytes of brotli. */
const openingLimit = 25_000;

/** Every script of the site that the scripts of the home page lead to. */
async function everyScript(): Promise<string[]> {
  const texts = new Map<string, string>();
  const read = async (text: string): Promise<void> => {
    const names = new Set(text.match(/[\w.-]+-[\w-]{7,8}\.js/g)?.filter((name) => !texts.has(name)));
    for (const name of names) {
      const response = await fetch(`${urls.web}/assets/${name}`);
      texts.set(name, response.ok ? await response.text() : '');
      await read(texts.get(name) ?? '');
    }
  };
  await read(await (await fetch(urls.web)).text());
  return [...texts.values()];
}

const { programs } = await loadContent();

/** Opens a page, which comes alive without any of the parts. What it begins with, `built-scripts.test.ts` reads. */
async function openWithoutParts(page: Page, address: string) {
  const files = watchFiles(page);
  await openAlive(page, urls.web + address);
  const loaded = await files.take();
  expect(loaded.length).toBeGreaterThan(2);
  expect(sizeOf(loaded)).toBeGreaterThan(40_000);
  expect(partsIn(loaded)).toEqual([]);
  return files;
}

describe('what a page loads before anyone asks for more', () => {
  it('would be told by its words: each part of the site has its own', async () => {
    const texts = await everyScript();
    expect(parts.filter((part) => !texts.some((text) => text.includes(signs[part])))).toEqual([]);
  });

  it('a page that is not there: nothing of the chat, the form, the toasts, consent, validation or accounts', async () => {
    await using visitor = await visit();
    await openWithoutParts(visitor.page, '/no-such-page');
  });
});

describe('what comes when it is asked for', () => {
  it('Connect brings the form and its rules, within their budget, and nothing of the chat, to a home page without any part', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const files = await openWithoutParts(page, '/');
    await page.locator('header').getByRole('button', { name: 'Connect' }).first().click();
    await page.getByRole('dialog').getByLabel('Full name').waitFor();
    const loaded = await files.take();
    expect(partsIn(loaded)).toEqual(['the consultation form', "the form's rules", 'validation']);
    expect(
      sizeOf(loaded),
      loaded.map(({ name, bytes }) => `${name} ${bytes}`).join('\n'),
    ).toBeLessThanOrEqual(openingLimit);

    // What may have to say that the connection is gone comes while it is there.
    await page.getByLabel('Full name').pressSequentially('A');
    const came: Loaded[] = [];
    const partsSince = async () => {
      came.push(...(await files.take()));
      return partsIn(came);
    };
    await expect.poll(partsSince).toEqual(['the toasts']);
  });

  it('the round button brings the chat, within its budget, and nothing of the form, to a program page without any part', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const files = await openWithoutParts(page, String(programs[0]?.path));
    await page.getByRole('button', { name: 'Open AI assistant chat' }).click();
    await page.getByPlaceholder('Type your message...').waitFor();
    const loaded = await files.take();
    expect(partsIn(loaded)).toEqual(expect.arrayContaining(['the chat panel', 'the chat itself']));
    for (const part of ['the consultation form', 'the toasts', 'supabase-js'])
      expect(partsIn(loaded)).not.toContain(part);
    expect(
      sizeOf(loaded),
      loaded.map(({ name, bytes }) => `${name} ${bytes}`).join('\n'),
    ).toBeLessThanOrEqual(openingLimit);
  });
});
