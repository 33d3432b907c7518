import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCollection, parse, parseDocument } from 'yaml';
import { type ContentCopy, copyContent, ownContent } from './content-copy.test-data.ts';
import { type Content, ContentError, contentDirectory, loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';
import { planPrice, timeSpan } from './placeholders.ts';
import type { Plan } from './schema.ts';

type Written = string | number | number[];

/** What no page may say any more, made of what the fact was. */
type Gone = (was: never) => string;

const number = (value: number) => new Intl.NumberFormat('en-GB').format(value);
const figure: Gone = (was: number) => `\\b${number(was)}\\b`;
const counted =
  (things: string): Gone =>
  (was: number) =>
    `\\b${number(was)}\\+? (${things})`;
const amount: Gone = (was: number) => `AED ${number(was)}(?!\\.?\\d)`;
const span =
  (unit: Parameters<typeof timeSpan>[1]): Gone =>
  (was: number | [number, number]) =>
    `\\b${timeSpan(was, unit)}\\b`;
const written: Gone = (was: string) => was.replace(/[.+]/g, '\\$&');

/** Every fact: its file, its field, what it becomes, and how it would show that it was written out somewhere. */
const facts: [file: string, field: string, to: Written, gone: Gone][] = [
  ['site.yaml', 'name', 'Tide', (was: string) => `\\| ${was}$|^${was} \\|`],
  ['site.yaml', 'email', 'hello@elsewhere.example', written],
  ['site.yaml', 'phone', '+44 20 7946 0958', (was: string) => was.replace('+', '').replaceAll(' ', ' ?')],
  ['site.yaml', 'city', 'Muscat', (was: string) => `${was}(?! time)`],
  ['site.yaml', 'businessHours', '7:15–20:45 Muscat time', written],
  ['site.yaml', 'claims.years', 13, counted('years')],
  ['site.yaml', 'claims.sessions', 33_000, figure],
  ['site.yaml', 'claims.rating', 4.7, figure],
  ['site.yaml', 'claims.clients', 215, figure],
  ['site.yaml', 'claims.programs', 41, counted('programs')],
  ['site.yaml', 'claims.since', 2019, (was: number) => `\\b${was}\\b`],
  ['pricing.yaml', 'vatPercent', 8, (was: number) => `(?<![.\\d])${was} ?%`],
  ['pricing.yaml', 'trial.days', 9, (was: number) => `\\b${was}[ -](free )?days?\\b|\\bday ${was}\\b`],
  ['pricing.yaml', 'trial.weeklyPrice', 281, amount],
  ['pricing.yaml', 'online.monthly.price', 1001, amount],
  ['pricing.yaml', 'online.twelveWeeks.price', 2402, amount],
  ['pricing.yaml', 'online.twelveWeeks.saving', 902, amount],
  ['pricing.yaml', 'online.premiumZoom.price', 4502, amount],
  ['pricing.yaml', 'online.premiumZoom.sessions', 15, counted('live sessions')],
  ['pricing.yaml', 'inPerson.eightSessions.price', 3102, amount],
  ['pricing.yaml', 'inPerson.eightSessions.sessions', 10, counted('sessions|one-to-one')],
  ['pricing.yaml', 'inPerson.twelveSessions.price', 4504, amount],
  ['pricing.yaml', 'inPerson.twelveSessions.sessions', 16, counted('sessions|one-to-one')],
  ['pricing.yaml', 'inPerson.home.price', 552, amount],
  ['pricing.yaml', 'inPerson.twoInOne.price', 554, amount],
  ['pricing.yaml', 'corporate.frequency', 'every other week', written],
  ['terms.yaml', 'minimumAgeYears', 21, (was: number) => `\\b${was} (or|and) over|\\b(are|be) ${was}\\b`],
  ['terms.yaml', 'refundWindowDays', 12, span('day')],
  ['terms.yaml', 'refundProcessingBusinessDays', [6, 11], span('business day')],
  ['terms.yaml', 'priceChangeNoticeDays', 33, span('day')],
  ['terms.yaml', 'firstContact', 'two working days', written],
  ['terms.yaml', 'inquiryResponseBusinessDays', 3, span('business day')],
  ['terms.yaml', 'disputeResponseBusinessDays', 5, span('business day')],
  ['terms.yaml', 'disputeResolutionDays', 15, span('day')],
  ['terms.yaml', 'privacyRequestDays', 31, span('day')],
  ['terms.yaml', 'firstWeekWorkouts', 5, counted('workouts')],
  ['terms.yaml', 'uptimePercent', 98.5, figure],
  ['terms.yaml', 'dataAfterCancellationDays', 95, span('day')],
  ['terms.yaml', 'termsRetentionYears', 3, (was: number) => `\\b${timeSpan(was, 'year')} (from|after)`],
  ['terms.yaml', 'privacyRetentionYears', 5, (was: number) => `\\b${timeSpan(was, 'year')} (of|have)`],
  ['terms.yaml', 'financialRetentionYears', 8, span('year')],
];

function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

/** Every text that a page, the assistant or a search engine receives, and where it stands. */
async function textsOf(directory: string) {
  return [
    ...textsIn(await loadContent(directory), 'content'),
    // What visitors may ask is theirs: 'is it AED 500?'
    ...textsIn(await loadAnswers(directory), 'answers').filter(([place]) => !/\.ask\./.test(place)),
    // Part of no fact: the address of the business's clock.
  ].filter(([place]) => !place.endsWith('.timeZone'));
}

const frontmatter = /^---\n([\s\S]*?)\n---\n/;

/** Sets a field of a YAML file, or of the facts above a text, and returns what it was. */
async function set(directory: string, file: string, field: string, to: Written): Promise<never> {
  const path = join(directory, file);
  const text = await readFile(path, 'utf8');
  const [whole = text, head = text] = frontmatter.exec(text) ?? [];
  const document = parseDocument(head);
  const steps = field.split('.');
  const was = document.getIn(steps);
  document.setIn(steps, to);
  const changed = document.toString({ lineWidth: 0 });
  await writeFile(path, head === text ? changed : text.replace(whole, () => `---\n${changed}---\n`));
  return (isCollection(was) ? was.toJSON() : was) as never;
}

async function changeFacts(directory: string): Promise<[name: string, gone: RegExp][]> {
  const gone: [string, RegExp][] = [];
  for (const [file, field, to, how] of facts)
    gone.push([`${file}: ${field}`, new RegExp(how(await set(directory, file, field, to)))]);
  return gone;
}

const filesIn = async (directory: string, folder: string, ending: string) =>
  (await readdir(join(directory, folder)))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

describe('a fact is written once', () => {
  let copy: ContentCopy;
  let gone: [name: string, gone: RegExp][];
  let texts: [place: string, text: string][];

  beforeAll(async () => {
    copy = await copyContent();
    gone = await changeFacts(copy.directory);
    texts = await textsOf(copy.directory);
  }, 60_000);
  afterAll(() => copy.remove());

  test.each(facts.map(([file, field], index) => [`${file}: ${field}`, index] as const))(
    '%s can change and no text keeps the old one',
    (_name, index) => {
      expect(texts.filter(([, text]) => gone[index]?.[1].test(text))).toEqual([]);
    },
  );

  test('before the change, each of them was said somewhere', async () => {
    const before = (await textsOf(contentDirectory)).map(([, text]) => text);
    expect(gone.filter(([, was]) => !before.some((text) => was.test(text))).map(([name]) => name)).toEqual(
      [],
    );
  });

  test('the new facts are on the pages', () => {
    const all = texts.map(([, text]) => text).join('\n');
    for (const now of [
      'AED 1,001',
      'AED 281 a week',
      '9 days free',
      '+44 20 7946 0958',
      '442079460958',
      'Explore All 41+ Programs',
      'within two working days',
    ])
      expect(all).toContain(now);
  });
});

describe("what the owner of this repository writes is the owner's", () => {
  /** The first reason not to take the content, which names a file that the owner can change. */
  const refusal = (directory: string) =>
    loadAnswers(directory).then(
      () => undefined,
      (reason: unknown) => {
        if (reason instanceof ContentError) return reason;
        throw reason;
      },
    );

  async function edited() {
    const copy = await copyContent(ownContent);
    const { directory } = copy;
    await changeFacts(directory);
    await set(directory, 'site.yaml', 'country', 'OM');
    await set(directory, 'site.yaml', 'timeZone', 'Asia/Muscat');
    await set(directory, 'site.yaml', 'social.href', 'https://social.example/tide');
    for (const file of await filesIn(directory, 'programs', '.md')) {
      await set(directory, file, 'name', `New ${file}`);
      await set(directory, file, 'card.label', `Label of ${file}`);
      await set(directory, file, 'subtitle', 'A new subtitle');
    }
    for (const file of await filesIn(directory, 'blog', '.md'))
      await set(directory, file, 'title', `New ${file}`);
    for (const file of await filesIn(directory, 'legal', '.md'))
      await writeFile(
        join(directory, file),
        '---\nhead:\n  title: Law\n  description: What our lawyer wrote for us, and nothing of what stood here before.\n' +
          'title: Law\nintro: Ours.\nlastUpdated: May 2031\n---\n## One\n\nOur lawyer wrote this.\n',
      );
    for (const file of await filesIn(directory, 'forms', '.yaml')) {
      await set(directory, file, 'title', `New ${file}`);
      await set(directory, file, 'groups.0.questions.0.label', 'What else?');
    }
    const coaches = parse(await readFile(join(directory, 'coaches.yaml'), 'utf8')) as object[];
    for (const index of coaches.keys())
      await set(directory, 'coaches.yaml', `${index}.name`, `Coach ${index}`);
    return copy;
  }

  const plansOf = ({ pricing: { online, inPerson } }: Content) =>
    [...Object.values(online), ...Object.values(inPerson)].map((plan: Plan) => planPrice(plan));

  test('all of it can change at once, and nothing of the old is left but what stands in a file', async () => {
    const before = await loadContent(ownContent);
    const copy = await edited();
    try {
      const { directory } = copy;
      const after = await loadContent(directory);
      const texts = await textsOf(directory);
      const names = await readdir(directory, { recursive: true });
      const files = names.filter((name) => /\.(yaml|md)$/.test(name));
      const raw = (await Promise.all(files.map((name) => readFile(join(directory, name), 'utf8')))).join(
        '\n',
      );
      const old = [
        before.business.email,
        before.site.phone.display,
        before.site.whatsapp.number,
        before.business.businessHours,
        ...before.coaches.map(({ name }) => name),
        ...before.programs.map(({ name }) => name),
        ...plansOf(before).filter((price) => !plansOf(after).includes(price)),
      ].filter((words) => !raw.includes(words));
      expect(old.length).toBeGreaterThan(0);
      expect(texts.filter(([, text]) => old.some((words) => text.includes(words)))).toEqual([]);
      for (const { name } of [...after.coaches, ...after.programs.filter(({ listed }) => listed)])
        expect(texts.some(([, text]) => text.includes(name))).toBe(true);
      expect(after.legal['privacy-policy'].lastUpdated).toBe('May 2031');
    } finally {
      await copy.remove();
    }
  }, 60_000);

  test.each(['programs', 'blog', 'forms'])(
    'a file of %s can go, or the file that still names it is told',
    async (folder) => {
      const copy = await copyContent(ownContent);
      try {
        const [last = ''] = (
          await filesIn(copy.directory, folder, folder === 'forms' ? '.yaml' : '.md')
        ).slice(-1);
        await rm(join(copy.directory, last));
        const reason = await refusal(copy.directory);
        if (reason) expect(await readFile(join(copy.directory, reason.file), 'utf8')).not.toBe('');
      } finally {
        await copy.remove();
      }
    },
  );

  test('a coach can go, or the file that still names the coach is told', async () => {
    const copy = await copyContent();
    try {
      const file = join(copy.directory, 'coaches.yaml');
      const document = parseDocument(await readFile(file, 'utf8'));
      document.deleteIn([0]);
      await writeFile(file, document.toString());
      expect((await refusal(copy.directory))?.file).not.toBe('coaches.yaml');
    } finally {
      await copy.remove();
    }
  });
});
