import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorIdSchema } from '../../sdk/src/contracts/chat.ts';
import { type Visit, visit } from '../setup/browser.ts';
import { answered, ask, button, log, openChat, reopenChat, saved, texts } from './chat-page.ts';
import { type ChatStandIn, end, piece, type Script, startChatStandIn, whole } from './chat-stand-in.ts';

let standIn: ChatStandIn;

beforeAll(async () => {
  standIn = await startChatStandIn();
});
afterAll(async () => {
  await standIn[Symbol.asyncDispose]();
});

/** A visitor with the chat open, whose questions go to the stand-in. */
async function visitChat(init?: () => void, options?: BrowserContextOptions): Promise<Visit> {
  const visitor = await visit(options);
  if (init) await visitor.page.addInitScript(init);
  await standIn.standIn(visitor.context);
  await openChat(visitor.page);
  return visitor;
}

/** Numbers that are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

const answer = 'Train at home: اليوم, 今日, 💪🏽. See [Train From Home](/flow-online).';
const stream = Buffer.from([...(answer.match(/.{1,7}/gu) ?? [])].map(piece).join('') + end);
/** The places inside a character of more than one byte. */
const insideCharacters = [...stream.entries()].flatMap(([at, byte]) =>
  byte >= 0x80 && byte < 0xc0 ? [at] : [],
);

describe('a stream that is cut', () => {
  it('at any byte, between packets, is the same answer', async () => {
    await using visitor = await visitChat();
    const { page } = visitor;
    const random = numbers(4);
    for (let round = 0; round < 4; round += 1) {
      const cuts = Array.from({ length: 12 }, () => random.next().value % stream.length);
      if (round === 0) cuts.push(...insideCharacters);
      standIn.answerWith(async (write) => {
        let from = 0;
        for (const cut of [...cuts, stream.length].sort((one, other) => one - other)) {
          if (cut > from) await write(stream.subarray(from, cut));
          from = Math.max(from, cut);
        }
      });
      await ask(page, `Round ${round}`);
      await answered(page);
      const conversation = (await saved(page)) as unknown[];
      expect(conversation.at(-1)).toEqual({ role: 'assistant', content: answer });
    }
    expect(await log(page).getByRole('link', { name: 'Train From Home' }).count()).toBe(4);
    expect(visitor.problems).toEqual([]);
  });
});

const half = piece('Half of an ');
const faults: Record<string, Script | number> = {
  'ends without its end mark': (write) => write(half),
  'breaks off inside a character': async (write) => {
    await write(Buffer.from(piece('Half 💪')).subarray(0, -8));
    throw new Error('gone');
  },
  'breaks off between two pieces': async (write) => {
    await write(half);
    throw new Error('gone');
  },
  'tells of an error': (write) =>
    write(`${half}data: ${JSON.stringify({ error: { code: 'upstream', message: 'slow' } })}\n\n`),
  'ends before its first word': (write) => write(end),
  'is no stream at all': (write) => write('<!doctype html><title>Bad gateway</title>'),
  'is an error of the server': 500,
  'is refused for its pace': 429,
};

describe('the failure text stands in the place of an answer that', () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visitChat();
  });
  afterAll(() => visitor[Symbol.asyncDispose]());

  it.each(Object.entries(faults))('%s, and the question can be asked again', async (fault, script) => {
    const { page, problems } = visitor;
    problems.length = 0;
    standIn.answerWith(script);
    await ask(page, `Hello? ${fault}`);
    await log(page).getByText(texts.failure).waitFor();
    expect(await log(page).getByText('Half').count()).toBe(0);
    expect(problems.filter((problem) => problem.startsWith('console: HTTP'))).toEqual(
      typeof script === 'number' ? [`console: HTTP ${script}`] : [],
    );

    standIn.answerWith(whole(`All of what ${fault}`));
    await button(page, 'Try again').click();
    await log(page).getByText(`All of what ${fault}`).waitFor();
    expect(await log(page).getByText(`Hello? ${fault}`).count()).toBe(1);
    expect(await log(page).getByText(texts.failure).count()).toBe(0);
  });
});

describe('a browser', () => {
  it('that is offline says how to go on, and asks again when it is back', async () => {
    standIn.answerWith(whole('Welcome back'));
    await using visitor = await visitChat();
    const { page, context } = visitor;
    await ask(page, 'One');
    await answered(page);
    await context.setOffline(true);
    await ask(page, 'Two');
    await log(page).getByText(texts.failure).waitFor();
    await context.setOffline(false);
    await button(page, 'Try again').click();
    await expect.poll(() => log(page).getByText('Welcome back').count()).toBe(2);
  });

  it('that went offline before what the chat needs had come offers to reload, and loses nothing', async () => {
    standIn.answerWith(whole('Welcome back'));
    await using visitor = await visitChat();
    const { page, context } = visitor;
    await context.setOffline(true);
    await ask(page, 'Hello?');
    await log(page).getByText(texts.failure).waitFor();
    await page.getByText('The chat could not be loaded', { exact: true }).waitFor();
    await context.setOffline(false);
    await reopenChat(page);
    await button(page, 'Try again').click();
    await log(page).getByText('Welcome back').waitFor();
    expect(await log(page).getByText('Hello?').count()).toBe(1);
  });

  const storages: Record<string, () => void> = {
    'forbids storage': () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
    'has no room left': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  it.each(Object.entries(storages))('that %s has a conversation all the same', async (_storage, init) => {
    standIn.answerWith(whole('Hello'));
    await using visitor = await visitChat(init);
    const { page } = visitor;
    await ask(page, 'One');
    await answered(page);
    await ask(page, 'Two');
    await expect.poll(() => log(page).getByText('Hello', { exact: true }).count()).toBe(2);
    const [one, two] = standIn.asked.slice(-2);
    expect(two?.visitorId).toBe(one?.visitorId);
    expect(two?.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user']);
    expect(visitor.problems).toEqual([]);
  });

  it.each([
    ['that starts again at 1970', 0],
    ['years ahead', Date.UTC(2091, 0, 1)],
  ])('with a clock %s asks with a visitor id that the function takes', async (_clock, now) => {
    standIn.answerWith(whole('Hello'));
    await using visitor = await visit();
    const { page, context } = visitor;
    await standIn.standIn(context);
    await page.clock.setFixedTime(now);
    await openChat(page);
    await ask(page, 'Hi');
    await log(page).getByText('Hello', { exact: true }).waitFor();
    expect(visitorIdSchema.safeParse(standIn.asked.at(-1)?.visitorId).success).toBe(true);
  });
});

it('an answer that was coming when the page was left is marked, not taken for whole', async () => {
  let go = () => {};
  const rest = new Promise<void>((resolve) => {
    go = resolve;
  });
  standIn.answerWith(async (write) => {
    await write(piece('Half of an answer'));
    await rest;
  });
  await using visitor = await visitChat();
  const { page } = visitor;
  await ask(page, 'Hello?');
  await log(page).getByText('Half of an answer').waitFor();
  await reopenChat(page);
  await log(page).getByText('Stopped here.').waitFor();
  expect(await log(page).getAttribute('aria-busy')).toBe('false');
  go();
  standIn.answerWith(whole('The whole answer'));
  await button(page, 'Try again').click();
  await log(page).getByText('The whole answer').waitFor();
  expect(await log(page).getByText('Half of an answer').count()).toBe(0);
});
