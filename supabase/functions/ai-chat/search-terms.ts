import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';

/** Words that say nothing about the subject of a question. */
const silent = new Set(
  `a about abt bout actually all also am an and any are as at be been but by can could did do does for from get give go had has have
  he hello her hey hi him his how i if im in into is it its ive just kind know like many may me more much my need no not of
  ok okay on one or our out please pls really s say she should so some sort tell than that the their them then there these
  they thing this those though to too u up ur us very want was way we well were what whats which while why
  will with would wondering you your
  في من على الى عن هل ما ماذا هو هي انا انت نحن هذا هذه ذلك مع او ان لو لي لك عندي عندكم ابي ابغي اريد ودي عايز بدي شو ايش وش يا
  كيف ممكن لا نعم احب تحب احبه`.split(/\s+/),
);

/** Short words as people type them, which are too short to be taken for misspelt. */
export const shortened: Readonly<Record<string, string>> = {
  ...{
    wer: 'where',
    whr: 'where',
    wat: 'what',
    wut: 'what',
    wht: 'what',
    wats: 'whats',
    hw: 'how',
    wen: 'when',
    y: 'why',
  },
  ...{
    opn: 'open',
    cls: 'close',
    fri: 'friday',
    sat: 'saturday',
    sun: 'sunday',
    mon: 'monday',
    tue: 'tuesday',
  },
  ...{
    tues: 'tuesday',
    wed: 'wednesday',
    thu: 'thursday',
    thurs: 'thursday',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
  },
  ...{
    nmbr: 'number',
    num: 'number',
    msg: 'message',
    appt: 'appointment',
    sesh: 'session',
    subs: 'subscription',
  },
  ...{
    mnth: 'month',
    mth: 'month',
    wk: 'week',
    wks: 'weeks',
    yr: 'year',
    yrs: 'years',

    mins: 'minutes',
  },
  ...{
    frnd: 'friend',
    bro: 'brother',
    sis: 'sister',
    hubby: 'husband',
    mom: 'mother',
    mum: 'mother',
    dad: 'father',
  },
  ...{
    kidz: 'kids',
    kid: 'kids',
    info: 'information',
    diff: 'different',
    prise: 'price',
    lst: 'list',
    rn: 'now',
    acc: 'account',
    pw: 'password',
  },
};

/** What people say for what the cards say, as the words that the cards use. */
const sameMeaning: readonly (readonly [string, RegExp])[] = [
  ['hours', /\b(?:hrs|timings?|opening times?)\b/gu],
  ['people', /\b(?:ppl|pax|persons)\b/gu],
  ['whatsapp', /\b(?:wtsapp|whatsap|watsapp|whats app|wats app|watsap)\b/gu],
  [
    'price',
    /\bhow much\b(?! (?:time|more|less|\p{L}+er)\b)|\b(?:costs?|fees?|rates?|pricey|damage|afford\w*|expensive|dirhams?|aed|dhs?)\b|بكم|كم (?:سعر|تكلف|ثمن)\S*|سعر\S*|اسعار\S*|تكلف\S*/gu,
  ],
  [
    'free trial',
    /\b(?:for (?:free|nothing)|free of charge|try (?:it|you|out)|test it|trial)\b|تجرب\S*|مجان\S*/gu,
  ],
  [
    'cancel',
    /\b(?:unsubscribe|quit|(?:stop|end|leave)(?= (?:any ?time|when(?:ever)?|my|the|paying|it\b))|terminate)\b|(?:^|\s)[ابني]?كنسل\S*|(?:^|\s)[اتني]?لغ[يا]\S*|الغاء/gu,
  ],
  ['howmany', /\bhow many\b/gu],
  [
    'other city',
    /\b(?:mov(?:e|ed|ing) to|based in|abroad|overseas|(?:an)?other (?:city|cities|country|countries))\b/gu,
  ],
  ['once', /\b(?:one time|in one go|at once|up ?front|in full)\b/gu],
  ['photo', /\b(?:pics?|pictures?|photos|selfies?|images?)\b/gu],
  ['hungry', /\b(?:starv\w+|hunger)\b/gu],
  ['reply', /\b(?:repl(?:y|ies|ying)|respon\w+|answers?|call(?:s|ed)? me|get back)\b/gu],
  ['guarantee', /\b(?:guarant\w+|promis\w+|assure|for sure)\b/gu],
  ['refund', /\b(?:money back|reimburs\w*|refunds?)\b|استرداد|استرجاع/gu],
  ['home', /\b(?:villa|apartment|flat|house|my place)\b|(?:^|\s)(?:ال)?بيت\S*/gu],
  [
    'company',
    /\b(?:companies|business(?:es)?|employees|staff|colleagues|corporate|my team|office team)\b|شرك\S*|موظف\S*/gu,
  ],
  ['coach', /\b(?:trainers?|instructors?|pt|personal trainers?|teachers? at the gym)\b|مدرب\S*|كوتش/gu],
  ['woman', /\b(?:females?|lad(?:y|ies)|women|womens|girls?)\b/gu],
  ['how long', /\b(?:duration|how many (?:weeks|months|minutes))\b|كم مدة|كم (?:اسبوع|شهر|دقيق)\S*/gu],
  ['where', /\b(?:located|location|address|studio)\b|وين|اين|فين/gu],
  [
    'lose weight',
    /\b(?:slim(?:mer|ming)?|fat loss|weight loss|burn fat|shed|lose (?:fat|kilos|some kilos|pounds))\b|انحف|تنحيف|وزني|انقاص|تخسيس/gu,
  ],
  ['build muscle', /\b(?:gain muscle|bulk(?:ing)?|muscles|get (?:big|bigger|strong|stronger))\b|عضلات?/gu],
  [
    'beginner',
    /\b(?:newbie|novice|never (?:trained|exercised|lifted|been)|first time|starting out|from scratch)\b|مبتد\S*/gu,
  ],
];

/** Whether any of them is said, in one look: most texts have none. */
const anyMeaning = new RegExp(sameMeaning.map(([, ways]) => ways.source).join('|'), 'u');

/** Whether we say something else for a word. */
export const hasMeaning = (word: string): boolean => anyMeaning.test(word);

/** Marks, accents and variants of letters do not make another word. */
export function plain(text: string): string {
  const latin = text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1');
  return isAscii(latin) ? latin : unmarked(latin);
}

/** Most texts: nothing in them has a mark or a variant. */
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

function unmarked(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u200b-\u200f\u0640]/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** The stems of the words of the cards, which are asked for thousands of times while the search is built. */
const stems = new Map<string, string>();
const mostStems = 20_000;

/** A word as it is indexed and searched for; null when it says nothing about the subject. */
export function termOf(word: string): string | null {
  if (silent.has(word)) return null;
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  if (stems.size < mostStems) stems.set(word, stem);
  return stem;
}

function stemOf(word: string): string {
  return isArabic(word) ? stemArabic(word.replace(/^(?:و|ب|ل)?ال(?=..)/u, '')) : stemEnglish(word);
}

/** The words of a text, in its order, in our words for what they mean. */
export function wordsOf(text: string): string[] {
  const said = plain(text);
  const ours = anyMeaning.test(said)
    ? sameMeaning.reduce((words, [meaning, ways]) => words.replace(ways, ` ${meaning} `), said)
    : said;
  return ours.match(isAscii(ours) ? /[a-z0-9+]+/g : /[\p{L}\p{N}+]+/gu) ?? [];
}

/** The distinct terms of a question. */
export function termsOf(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []))];
}
