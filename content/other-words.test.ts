import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isScalar, type Node, parseDocument, visit } from 'yaml';
import { copyContent } from './content-copy.test-data.ts';
import { loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';

/** What other fields or a developer's list name, and what has a form of its own. */
const keptFields = new Set(['businessHours', 'name', 'namedMen', 'per', 'phone']);
/** Several words, with nothing in them that is more than words. */
const isSentence = (text: string) => /^[^{}[\]<>|*#]+ [^{}[\]<>|*#]+$/.test(text);
const rephrased = (text: string) => text.replace(/^(\S+)(\s+)([\s\S]+?)(\s*)$/, '$3$2$1$4');

/** Puts the first word of each sentence last; what they were. */
function rephrase(document: Node): string[] {
  const were: string[] = [];
  visit(document, {
    Pair(_, { key }) {
      return isScalar(key) && keptFields.has(String(key.value)) ? visit.SKIP : undefined;
    },
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string' || !isSentence(node.value)) return;
      were.push(node.value);
      node.value = rephrased(node.value);
    },
  });
  return were;
}

test('every sentence of every file may be said in other words, and then no page and no answer has the old ones', async () => {
  const copy = await copyContent();
  try {
    const { directory } = copy;
    const files = await readdir(directory, { recursive: true });
    const were: string[] = [];
    for (const file of files.filter((name) => name.endsWith('.yaml'))) {
      const document = parseDocument(await readFile(join(directory, file), 'utf8'));
      if (document.contents) were.push(...rephrase(document.contents));
      await writeFile(join(directory, file), document.toString());
    }
    const texts = await Promise.all(
      files.filter((name) => name.endsWith('.md')).map((name) => readFile(join(directory, name), 'utf8')),
    );
    const unchanged = texts.join('\n');
    const said = new Set<unknown>();
    JSON.stringify([await loadContent(directory), await loadAnswers(directory)], (_, value) => {
      said.add(value);
      return value;
    });
    const old = were.filter((text) => text !== rephrased(text) && !unchanged.includes(text));
    expect(old.length).toBeGreaterThan(1_000);
    expect(old.filter((text) => said.has(text))).toEqual([]);
  } finally {
    await copy.remove();
  }
}, 60_000);
