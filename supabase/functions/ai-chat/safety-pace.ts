import { foldLetters } from './safety-text.ts';

/** The fastest pace, in kg a week, that is still talked about as a goal; and how soon no body is changed, in days. */
const fastestPace = 1.5;
const tooSoonDays = 21;

const pattern = (words: string) => foldLetters(words).replace(/(?<![)\]])\*/g, '[^ ]*');

const numberWords: Record<string, number> = {
  'two|couple of|deux|два|две|dalawang|do|दो|دو|dve|dva': 2,
  'three|trois|три|tatlong|teen|तीन|تین|*لاثه|تلات|tri': 3,
  'four|quatre|четыре|apat na|char|चार|چار|اربعه|اربع': 4,
  'five|cinq|пять|limang|panch|पांच|پانچ|خمسه|خمس': 5,
  'six|шесть|anim na|छह|چھ|سته': 6,
  'seven|sept|семь|pitong|sat|सात|سات|سبعه|سبع': 7,
  'ten|dix|десять|sampung|das|दस|دس|عشره|عشر': 10,
  'fifteen|quinze|пятнадцать|pandrah|पंद्रह|پندرہ|خمسه عشر': 15,
  'twenty|vingt|двадцать|dalawampung|bis|बीस|بیس|عشرين': 20,
  'thirty|trente|тридцать|tatlumpung|tis|तीस|تیس|*لاثين': 30,
};
const words = Object.entries(numberWords).map(
  ([spelled, number]) => [new RegExp(`^(?:${pattern(spelled)})$`, 'u'), number] as const,
);
const numberOf = (text = '') =>
  /^\d+$/.test(text) ? Number(text) : (words.find(([spelled]) => spelled.test(text))?.[1] ?? 1);

const number = `(?<number>\\d+|${pattern(Object.keys(numberWords).join('|'))})`;
const kilos = pattern('(kgs?|kilo*|*كيلو*|كغ|كجم|كلغ|किलो*|کلو*|кг|килограм*|кило)');
const pounds = pattern('(lbs?|pounds?|livres?)');

const units: [string, number][] = [
  ['day|days|jours?|يوم|ايام|दिन*|دن|دنوں|день|дня|днеи|araw|din|dino|dinon|yom|ayam|dnya|dney|dnei', 1],
  [
    'week|weeks|wk|wks|semaines?|*اسبوع|*اسابيع|हफ्त*|सप्ताह|ہفت*|недел*|linggo|haft*|hapt*|nedel*|osbo*|asabi*',
    7,
  ],
  ['*اسبوعين|fortnight|quinzaine|osbo*en|osbo*ein', 14],
  ['month|months|mois|*شهر|*اشهر|*شهور|महीन*|مہین*|месяц*|buwan|mahin*|mahene*|mesya*|shahr', 30],
  [
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|vendredi|samedi|dimanche|lundi|*الجمعه|*الخميس|*الاحد|пятниц*|суббот*|воскресен*|понедельник*|biyernes|sabado|linggong',
    7,
  ],
  ['tomorrow|weekend|demain|*بكره|*بكرا|*غدا|завтра|bukas', 2],
];
const before = pattern(
  '(in|within|under|by|next|this|just|only|for|en|dans|avant|pour|dici|за|через|к|до|на|в|za|cherez|في|خلال|قبل|ف|بعد|على|fi|khilal|bi|sa|loob ng|sa loob ng|bago)',
);
const between = pattern(
  '((the|next|just|only|about|less than|seulement|moins de|les|prochain*|isang|sa|ek|एक|ایک|a|one|un|une|один|одну|*هذا|ال) )*',
);
const after = pattern('(में|मे|के अंदर|के भीतर|तक|میں|کے اندر|تک|me|mein|mai|mei|main|m|k andar|ke andar|tak)');
const spans = units.map(([unit, days]) => {
  const one = `(?:${number} )?(?:na )?(?:${pattern(unit)})`;
  const joined = `(?:${number.replace('number', 'joined')} )?[بف](?:${pattern(unit)})`;
  return [
    [`${before} ${between}${one}`, `(?:ek |एक |ایک )?${one} ${after}`, joined].map(
      (source) => new RegExp(`(?<= )(?:${source})(?= )(?! (?:a|per|par|each) (?:week|day))`, 'u'),
    ),
    days,
  ] as const;
});

const goal = new RegExp(
  `(?<= )(?:${pattern('los[ei]*|drop*|shed*|burn*|off|gain*|down|perd*|maigri*|moins|prendre|grossi*|*خس|*اخس*|*انزل*|*نزل|*انقص*|*انحف*|*نزول|*ازيد|*اخسر*|*افقد*|*خساره|*تخسيس|कम|घटा*|घट*|बढ़ा*|کم|گھٹ*|بڑھ*|похуд*|сброс*|сбро*|скин*|набрать|убрать|минус|pumayat|*bawas*|mawala*|*payat*|matanggal|kam|ghat*|badh*|pohud*|sbros*|skinu*|nabrat|akhes|akhis|anzel|anzil|anhaf')})(?= )`,
  'u',
);
const look = new RegExp(
  `(?<= )(?:${pattern('six ?packs?|abs|flat (stomach|belly|tummy)|ripped|shredded|belly fat|(beach|bikini|new) body|transform*|abdos|tablettes|ventre plat|*عضلات (ال)?بطن*|*سكس باك*|*بطن مشدود*|*الكرش|*كرشي|सिक्स पैक*|एब्स|पेट|سکس پیک*|پیٹ|кубик*|пресс|плоск* живот|pandesal|tiyan|kubik*|press|pet|petu')})(?= )`,
  'u',
);

function daysIn(message: string): number | undefined {
  const found = spans.flatMap(([forms, days]) =>
    forms.flatMap((form) => {
      const { groups } = form.exec(message) ?? {};
      return groups ? [numberOf(groups.number ?? groups.joined) * days] : [];
    }),
  );
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** Whether a message asks for a weight or a look by a date that is too near, in any of the languages. */
export function isTooFast(message: string): boolean {
  const days = daysIn(message);
  if (days === undefined) return false;
  if (days <= tooSoonDays && look.test(message)) return true;
  const inKilos = new RegExp(`(?<= )${number} ${kilos}(?= )`, 'u').exec(message)?.groups?.number;
  const inPounds = new RegExp(`(?<= )${number} ${pounds}(?= )`, 'u').exec(message)?.groups?.number;
  const weight = inKilos === undefined ? numberOf(inPounds ?? '0') * 0.45 : numberOf(inKilos);
  return weight >= 3 && goal.test(message) && (weight / days) * 7 > fastestPace;
}
