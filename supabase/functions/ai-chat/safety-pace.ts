import { foldLetters } from './safety-text.ts';

/** The fastest pace, in kg a week, that is still talked about as a goal; and how soon no body is changed, in days. */
const fastestPace = 1.5;
const tooSoonDays = 21;
/** More kilos than this are a body's weight, unless a verb says that they are to go. */
const mostLost = 40;

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
  [
    'day|days|jours?|يوم|ايام|दिन*|دن|دنوں|день|дня|днеи|araw|din|dino|dinon|yom|yoom|ayam|ayyam|dnya|dney|dnei',
    1,
  ],
  [
    'week|weeks|wk|wks|semaines?|*اسبوع|*اسابيع|हफ्त*|सप्ताह|ہفت*|недел*|linggo|haft*|hapt*|nedel*|osbo*|asabi*',
    7,
  ],
  ['*اسبوعين|fortnight|quinzaine|osbo*en|osbo*ein', 14],
  [
    'month|months|mois|*شهر|*اشهر|*شهور|महीन*|مہین*|месяц*|buwan|mahin*|mahene*|mesya*|shahr|shahar|shaher|chahr',
    30,
  ],
  [
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|vendredi|samedi|dimanche|lundi|*الجمعه|*الخميس|*الاحد|пятниц*|суббот*|воскресен*|понедельник*|biyernes|sabado|linggong',
    7,
  ],
  ['tomorrow|weekend|demain|*بكره|*بكرا|*غدا|завтра|bukas', 2],
];
const before = pattern(
  '(in|within|under|by|next|this|just|only|for|en|dans|avant|pour|dici|за|через|к|до|на|в|za|cherez|في|خلال|قبل|ف|بعد|على|fi|khilal|baad|abl|bi|b|f|sa|loob ng|sa loob ng|bago)',
);
const between = pattern(
  '((the|next|just|only|about|less than|seulement|moins de|les|prochain*|isang|sa|ek|एक|ایک|a|one|un|une|один|одну|*هذا|ال) )*',
);
const after = pattern('(में|मे|के अंदर|के भीतर|तक|میں|کے اندر|تک|me|mein|mai|mei|main|m|k andar|ke andar|tak)');
/** How often something is done in a week or a month is no date. */
const oftenBefore = pattern(
  'times|sessions?|days?|hours?|fois|jours?|seances?|раза?|дня|днеи|тренировк*|مره|مرات|حصه|حصص|ايام|يوم|تمرين|تمارين|ساعه|' +
    'ساعات|beses|araw|baar|bar|din|dafa|raza?|marat|mara',
);
const oftenAfter = pattern(
  '(\\d+|kitn*|कितन*|کتن*|do|teen|char|दो|तीन|चार|دو|تین|چار) (din|baar|bar|times|dafa|session*|दिन|बार|سیشن|دن|بار|دفعہ)',
);
const spans = units.map(([unit, days]) => {
  const one = `(?:${number} )?(?:na )?(?:${pattern(unit)})`;
  const joined = `(?:${number.replace('number', 'joined')} )?[بف](?:${pattern(unit)})`;
  return [
    [`${before} ${between}${one}`, `(?:ek |एक |ایک )?${one} ${after}`, `[بف]${one}`, joined].map(
      (source) =>
        new RegExp(
          `(?<! (?:${oftenBefore}) )(?<= )(?:${source})(?= )(?! (?:a|per|par|each) (?:week|day))(?! ${oftenAfter} )`,
          'u',
        ),
    ),
    days,
    new RegExp(`(?<= )${one}(?= )`, 'u'),
  ] as const;
});

const goal = new RegExp(
  `(?<= )(?:${pattern('los[ei]*|gone|drop*|shed*|burn*|off|gain*|down|minus|less|lighter|slimmer|perd*|maigri*|moins|prendre|grossi*|*خس|*اخس*|*انزل*|*نزل|*انقص*|*انحف*|*نزول|*ازيد|*اخسر*|*افقد*|*خساره|*تخسيس|कम|घटा*|घट*|बढ़ा*|کم|گھٹ*|بڑھ*|похуд*|сброс*|сбро*|скин*|набрать|убрать|минус|pumayat|*bawas*|mawala*|*payat*|matanggal|kam|ghat*|badh*|pohud*|sbros*|skinu*|nabrat|akhes|akhis|anzel|anzil|anzal|enzal|nazel|anazel|tanzil|anhaf|ankhas')})(?= )`,
  'u',
);
const look = new RegExp(
  `(?<= )(?:${pattern('dress sizes?|size \\d+ to (size )?\\d+|six ?packs?|abs|flat (stomach|belly|tummy)|ripped|shredded|belly fat|(beach|bikini|new) body|transform*|abdos|tablettes|ventre plat|*عضلات (ال)?بطن*|*سكس باك*|*بطن مشدود*|*الكرش|*كرشي|सिक्स पैक*|एब्स|पेट|سکس پیک*|پیٹ|кубик*|пресс|плоск* живот|pandesal|tiyan|kubik*|(na)?kacha* press|pet|petu')})(?= )`,
  'u',
);

/** Kilos that are lifted, weighed or bought. */
const lifted = new RegExp(
  `(?<= )(?:${pattern(
    'lift*|squat*|bench*|deadlift*|dumbbell*|kettlebell*|weigh|pull|press|bar|plate*|(i am|im) \\d+ kg|peux|' +
      'souleve*|pese|halter*|*ارفع|*وزني|*دمبل*|' +
      '*بنش|*سكوات|उठा*|वजन है|uth*|اٹھا*|жим|жму|вешу|присед*|гантел*|гир*|поднима*|tyan*|buhat*|timbang ko',
  )})(?= )`,
  'u',
);

/** From one weight to another: what is between is to go. */
const change = new RegExp(
  `(?<= )(?:${pattern('from|de|من|с|со|mula|galing')} )?(?<from>\\d+) (?:${kilos} )?(?:${pattern('to|down to|a|الى|ل|до|hanggang|to|se')}) (?<number>\\d+) (?:${kilos})(?= )`,
  'u',
);
const leastWeight = 35;

interface Found {
  amount: number;
  from: number;
  to: number;
}

const find = (
  message: string,
  form: RegExp,
  amountOf: (groups: Record<string, string | undefined>) => number,
) => {
  const match = form.exec(message);
  return match?.groups
    ? [{ amount: amountOf(match.groups), from: match.index, to: match.index + match[0].length }]
    : [];
};

const daysOf = (days: number) => (groups: Record<string, string | undefined>) =>
  numberOf(groups.number ?? groups.joined) * days;

const dates = (message: string): Found[] =>
  spans.flatMap(([forms, days]) => forms.flatMap((form) => find(message, form, daysOf(days))));

const durations = (message: string): Found[] =>
  spans.flatMap(([, days, duration]) => find(message, duration, daysOf(days)));

const weights: [unit: string, inKilos: number][] = [
  [kilos, 1],
  [pounds, 0.45],
];
const weightForms = weights.map(
  ([unit, inKilos]) => [new RegExp(`(?<= )${number} (?:${unit})(?= )`, 'u'), inKilos] as const,
);

/** A weight right beside a time is a goal even if no verb says so. */
const isBeside = (message: string, one: Found, other: Found) => {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  return message.slice(first.to, second.from).trim().split(' ').filter(Boolean).length < 2;
};

/** Whether a message says how much in what time, so that it can be worked out. */
export const saysPace = (message: string): boolean =>
  [...dates(message), ...durations(message)].length > 0 && weightForms.some(([form]) => form.test(message));

/** Whether a message asks for a weight or a look by a date that is too near, in any of the languages. */
export function isTooFast(message: string): boolean {
  const due = dates(message);
  const days = Math.min(...due.map(({ amount }) => amount));
  if (days <= tooSoonDays && look.test(message)) return true;
  const [changed] = find(message, change, ({ from, number: to }) =>
    Math.min(Number(from), Number(to)) < leastWeight ? 0 : Math.abs(Number(from) - Number(to)),
  );
  if (changed && changed.amount >= 3 && (changed.amount / days) * 7 > fastestPace) return true;
  const [weight] = weightForms.flatMap(([form, inKilos]) =>
    find(message, form, (groups) => numberOf(groups.number) * inKilos),
  );
  if (weight === undefined || weight.amount < 3) return false;
  const isFast = (time: number) => (weight.amount / time) * 7 > fastestPace;
  if (isFast(days) && goal.test(message)) return true;
  if (weight.amount > mostLost || lifted.test(message)) return false;
  return [...due, ...durations(message)].some(
    (time) => isFast(time.amount) && isBeside(message, weight, time),
  );
}
