import { compilePatterns } from './safety-pattern.ts';
import { readWords } from './safety-text.ts';
import { languageNames, languages } from './words.ts';

/** How many features there are; those that fall on the same number are one. */
export const featureCount = 2 ** 17;

/**
 * The Latin letters of another script's letters, one after another: Hindi and Urdu come to be spelt alike in all three scripts,
 * and Arabic as it is typed in Latin letters.
 */
const scripts: [letters: string, latin: string][] = [
  [
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژڈڑگٹؤئآأإ',
    'a b t s j h kh d z r z s sh s d t z a gh f k k l m n h w y p ch j d r g t w y a a a',
  ],
  [
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौअआइईउऊएऐओऔृ',
    'k kh g gh n ch ch j jh n t th d dh n t th d dh n p ph b bh m y r l w sh sh s h a i y u w y y w w a a i y u w y y w w r',
  ],
  [
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    'a b v g d e e j z i i k l m n o p r s t u f h ts ch sh sh  y  e yu ya',
  ],
];
const latinLetters = new Map(
  scripts.flatMap(([letters, latin]) => {
    const spelt = latin.split(' ');
    return [...letters].map((letter, index) => [letter, spelt[index] ?? ''] as const);
  }),
);

/** What a number is as an age, and as a count. */
const bands: [below: number, band: string][] = [
  [10, 'few'],
  [18, 'teens'],
  [50, 'some'],
  [65, 'fifties'],
  [100, 'old'],
];

const bandOf = (word: string) =>
  /^\d+$/.test(word) ? (bands.find(([below]) => Number(word) < below)?.[1] ?? 'many') : word;

const inLatin = (word: string) =>
  [...word].map((letter) => latinLetters.get(letter) ?? letter.replace(/[^a-z0-9]/, '')).join('');

const consonantsOf = (word: string) => word.replace(/(?<=.)[aeiouywh]/g, '').replace(/(.)\1+/g, '$1');

function* piecesOf(word: string): Generator<string> {
  const bounded = `<${word}>`;
  for (const size of [3, 4, 5])
    for (let from = 0; from + size <= bounded.length; from += 1) yield bounded.slice(from, from + size);
}

/** FNV-1a, mixed once more: a number below `featureCount`. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0) % featureCount;
}

const parts = [...new Set(languageNames.flatMap((name) => Object.keys(languages[name].parts)))].map(
  (part) => ({
    part,
    patterns: languageNames.flatMap((name) =>
      part in languages[name].parts ? compilePatterns([`{${part}}`], name) : [],
    ),
  }),
);

/** The parts of dangers that a message has, in any of the languages. */
const partsIn = (words: string): string[] =>
  parts.filter(({ patterns }) => patterns.some(({ isIn }) => isIn(words))).map(({ part }) => part);

/** What the classifier sees of a message: its words, their parts, their consonants, and the parts of dangers in it, two by two. */
export function featuresOf(message: string): Uint32Array {
  const read = readWords(message);
  const found = new Set<string>();
  let before = '';
  for (const word of read.replaceAll(' ω', '').trim().split(' ').map(bandOf).map(inLatin)) {
    const consonants = consonantsOf(word);
    found.add(`w${word}`).add(`s${consonants}`).add(`p${before} ${consonants}`);
    for (const piece of piecesOf(word)) found.add(`c${piece}`);
    before = consonants;
  }
  const concepts = partsIn(read);
  for (const [index, concept] of concepts.entries()) {
    found.add(`k${concept}`);
    for (const other of concepts.slice(0, index)) found.add(`k${other} ${concept}`);
  }
  return Uint32Array.from(new Set([...found].map(hash)));
}
