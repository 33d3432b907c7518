import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersSchema, safetyWritings } from '../sdk/src/contracts/answer-card.ts';
import { copyForEachTest } from './content-copy.test-data.ts';
import { ContentError, loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';

const copy = copyForEachTest();

const card = `- id: towels
  title: { en: Do I need a towel?, ar: هل أحتاج منشفة؟ }
  ask: [towels, bring a towel, are there towels, فوطة]
  answer: { en: "A month is {{pricing.online.monthly}}.", ar: "الشهر {{pricing.online.monthly}}." }
  link: /pricing
`;

/** The cards of the copy, where this is the only file of them. */
async function cardsOf(...files: string[]) {
  await rm(join(copy.directory, 'answers'), { recursive: true });
  await mkdir(join(copy.directory, 'answers'));
  for (const [index, text] of files.entries())
    await writeFile(join(copy.directory, `answers/file-${index}.yaml`), text);
  return loadAnswers(copy.directory);
}

const refusal = async (...files: string[]) => {
  const error = await cardsOf(...files).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentError)) throw new Error('the cards were accepted', { cause: error });
  return error.message;
};

test('what is built has the shape that the chat function reads, every fact filled in', async () => {
  const answers = await loadAnswers();
  expect(answersSchema.parse(answers)).toEqual(answers);
  const shown = answers.cards.map(({ template: _, ...rest }) => rest);
  expect(JSON.stringify([shown, answers.safety, answers.programs, answers.facts])).not.toMatch(/\{\{/);
});

test('a card holds its facts, its link and what was written', async () => {
  const { cards, facts } = await cardsOf(card);
  expect(cards).toEqual([
    expect.objectContaining({
      id: 'towels',
      link: '[Pricing](/pricing)',
      template: 'A month is {{pricing.online.monthly}}.',
      answer: {
        en: `A month is ${facts['pricing.online.monthly']}.\n\n[Pricing](/pricing)`,
        ar: expect.stringMatching(
          new RegExp(`^الشهر ${facts['pricing.online.monthly']}\\.\\n\\n\\[.+\\]\\(/pricing\\)$`),
        ),
      },
    }),
  ]);
});

test('every program that pages list may be named, and never without its caution', async () => {
  const { programs } = await loadContent();
  const answers = await loadAnswers();
  const listed = programs.filter((program) => program.listed);
  expect(Object.keys(answers.programs).sort()).toEqual(listed.map(({ key }) => key).sort());
  const cautious = listed.filter(({ caution }) => caution !== undefined);
  expect(cautious.length).toBeGreaterThan(0);
  for (const { key, caution } of cautious) expect(answers.programs[key]?.line.en, key).toContain(caution);
  const { cards } = await cardsOf(`${card}  programs: [${cautious.map(({ key }) => key).join(', ')}]\n`);
  for (const { caution } of cautious) expect(cards[0]?.answer.en).toContain(caution);
});

test('safety has words in each of its languages, in every way they are written', async () => {
  const { safety } = await loadAnswers();
  for (const { id, text } of safety) expect(Object.keys(text), id).toEqual([...safetyWritings]);
});

describe('a card that would mislead is refused, with its file, its field and why', () => {
  const changed = (from: string, to: string) => card.replace(from, to);
  test.each<[why: string, files: string[], said: string | RegExp]>([
    [
      'a price that is written out',
      [changed('{{pricing.online.monthly}}."', 'AED 999."')],
      /answer\.en: "AED" is a fact/,
    ],
    [
      'an unknown fact',
      [changed('{{pricing.online.monthly}}."', '{{pricing.montly}}."')],
      /unknown placeholder/,
    ],
    ['a page that there is not', [changed('/pricing', '/prices')], /0\.link: no page has the path \/prices/],
    ['a program that there is not', [`${card}  programs: [no-such]\n`], /programs\.0: no listed program/],
    ['a next card that there is not', [`${card}  next: nowhere\n`], /next: no answer has the id/],
    ['an id that is taken', [card, card], /file-1\.yaml: 0\.id: .*already taken in content\/answers\/file-0/],
    [
      'a question of another card',
      [
        card,
        changed('id: towels', 'id: others')
          .replace('Do I need', 'Must I have')
          .replace('هل أحتاج', 'هل أريد'),
      ],
      /ask\.0: "towels" is already asked of "towels"/,
    ],
    ['too few ways to ask', [changed('towels, bring a towel, ', '')], /0\.ask/],
    [
      'an answer without its Arabic',
      [changed(', ar: "الشهر {{pricing.online.monthly}}."', '')],
      /0\.answer\.ar: is missing/,
    ],
  ])('%s', async (_, files, said) => {
    expect(await refusal(...files)).toMatch(said);
  });

  test('a program by its name', async () => {
    const [program] = (await loadContent()).programs.filter(({ listed }) => listed);
    expect(await refusal(card.replace('A month is', `${program?.name} is`))).toMatch(
      /answer\.en: names .* under programs/,
    );
  });

  test('a caution that has no Arabic', async () => {
    await copy.edit('arabic.yaml', /^ {2}after-birth: .*\n( {4}.*\n)*/m, '');
    await expect(loadAnswers(copy.directory)).rejects.toThrow(
      /arabic\.yaml: cautions\.after-birth: is missing/,
    );
  });
});

describe('what a page says beside the cards', () => {
  const passagesOf = async () => {
    const { passages, programs } = await loadAnswers(copy.directory);
    const { programs: records } = await loadContent(copy.directory);
    const record = records.find(({ listed, caution }) => listed && caution === undefined);
    if (!record) throw new Error('no program is listed');
    const own = passages.filter(({ program }) => program === record.key);
    return { passages, own, record, line: `- ${programs[record.key]?.line.en}` };
  };
  const asked = async (text: string) => {
    const { slug } = (await passagesOf()).record;
    await rm(join(copy.directory, 'answers/passages'), { recursive: true });
    await mkdir(join(copy.directory, 'answers/passages'));
    await writeFile(join(copy.directory, `answers/passages/${slug}.yaml`), text);
  };

  test('is a passage for each feature, phase and paragraph, with the program below it', async () => {
    const { passages, own, record, line } = await passagesOf();
    expect(own.length).toBeGreaterThan(record.features.length + (record.phases?.length ?? 0));
    for (const { text } of own) expect(text.endsWith(`\n\n${line}`), text).toBe(true);
    const ids = passages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test('is the story of each coach and of each client, with a question for its button', async () => {
    const { coaches, transformations } = await loadContent(copy.directory);
    const { passages } = await passagesOf();
    for (const { name } of coaches)
      expect(
        passages.some(({ text }) => text.startsWith(`**${name}:**`)),
        name,
      ).toBe(true);
    for (const { name, resultLbs } of transformations)
      expect(passages).toContainEqual(
        expect.objectContaining({
          title: `What is the story of ${name}?`,
          text: expect.stringMatching(new RegExp(`${resultLbs} lbs.*\n\nResults vary`)),
        }),
      );
  });

  test('names no other program that has a caution', async () => {
    const { programs } = await loadContent();
    const { passages } = await loadAnswers();
    for (const { key, name } of programs.filter(({ caution }) => caution !== undefined))
      for (const { program, text } of passages)
        if (program !== key) expect(text.split('\n\n')[0], text).not.toContain(name);
  });

  test('has the question of its button and other ways to ask it, by how it begins', async () => {
    const { record } = await passagesOf();
    const [says = ''] = record.features[0]?.replaceAll('**', '').split('. ') ?? [];
    await asked(
      `- says: ${JSON.stringify(says.toUpperCase())}\n  title: What first?\n  ask: [what comes first]\n`,
    );
    const { own } = await passagesOf();
    expect(own[0]).toMatchObject({ title: 'What first?', ask: ['what comes first'] });
    expect(own.filter(({ title }) => title !== undefined)).toHaveLength(1);
  });

  test('keeps its questions when a fact in it changes', async () => {
    await copy.edit('terms.yaml', /^refundWindowDays: .*$/m, 'refundWindowDays: 23');
    await writeFile(
      join(copy.directory, 'answers/passages/terms-conditions.yaml'),
      '- says: Within {{terms.refundWindow}} of buying\n  title: My money?\n  ask: [give it back]\n',
    );
    const { passages } = await loadAnswers(copy.directory);
    expect(passages.find(({ title }) => title === 'My money?')?.text).toMatch(/^Within 23 days of buying/);
  });

  test('may change without its questions, of which a notice tells, and be without any', async () => {
    await asked('- says: Nothing on the page begins so\n  title: What first?\n  ask: [what comes first]\n');
    const { own, record } = await passagesOf();
    expect(own.every(({ title }) => title === undefined)).toBe(true);
    const notices: string[] = [];
    await loadAnswers(copy.directory, (notice) => notices.push(notice));
    expect(notices).toEqual([
      `content/answers/passages/${record.slug}.yaml: says: no paragraph of the page begins with "Nothing on the page begins so"`,
    ]);
    await rm(join(copy.directory, 'answers/passages'), { recursive: true });
    expect((await passagesOf()).own.length).toBeGreaterThan(0);
  });

  test('has an id of its own where another begins alike, or without a Latin letter', async () => {
    const { record } = await passagesOf();
    const more = [
      'Bring a towel, a bottle and the band',
      'Bring a towel, a bottle and the shoes',
      'نعم',
      'لا',
    ];
    await copy.edit(`programs/${record.slug}.md`, /$/, `\n\n${more.join('\n\n')}\n`);
    const { own } = await passagesOf();
    expect(own.filter(({ text }) => more.some((each) => text.startsWith(each)))).toHaveLength(more.length);
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
  });

  test('is refused where its folder is none', async () => {
    await rm(join(copy.directory, 'answers/passages'), { recursive: true });
    await writeFile(join(copy.directory, 'answers/passages'), '');
    await expect(loadAnswers(copy.directory)).rejects.toThrow(/answers\/passages: .*folder/);
  });

  test('is refused where a question is missing', async () => {
    await asked('- says: Three kits\n  ask: [what comes first]\n');
    await expect(loadAnswers(copy.directory)).rejects.toThrow(
      /answers\/passages\/.*\.yaml: 0\.title: is missing/,
    );
  });

  test('a list belongs to the words that introduce it', async () => {
    const [post] = (await loadContent()).posts;
    await copy.edit(`blog/${post?.slug}.md`, /$/, '\n\nBring with you:\n\n- a towel\n- a **bottle**\n');
    const { passages } = await loadAnswers(copy.directory);
    expect(passages.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Bring with you:\n\n- a towel\n- a bottle\n\n\[.*\]\(\/blog\/.*\)$/),
    );
  });
});
