import { injection, medical, task } from './guide-safety.ts';

/** What a message wants, as far as its words tell. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'medical'
  | 'injection'
  | 'task'
  | 'self'
  | 'start'
  | 'human'
  | 'lose-weight'
  | 'build-muscle'
  | 'beginner'
  | 'price'
  | 'question';

// In the order in which they win. Whatever touches somebody's health goes first: a coach answers that.
const patterns: readonly (readonly [Intent, RegExp])[] = [
  ['medical', medical],
  ['injection', injection],
  ['task', task],
  [
    'self',
    /\b(are you (a |an )?(real|human|robot|bot|ai|machine|person|computer)|who (are|made|built|created) you|what(['’]s| is) your name|what are you)\b/i,
  ],
  [
    'start',
    /\b(how (do|can|would) (i|we) (start|begin|join|sign up|register|enrol|enroll|book|subscribe)|sign (me |us )?up|book (a|an|my) (call|consultation|session|trial)|(i|we) (want|would like|['’]d like) to (join|start|sign up|book|register))\b/i,
  ],
  [
    'human',
    /\b(whats ?app|(talk|speak|chat) (to|with) (a |an |the |your |someone|somebody)?(real |human|coach|person|someone|somebody|agent|team)|real (person|coach|human)|human|phone number|call (you|me)|email address|contact (you|details|info)|how (can|do) i (contact|reach))\b/i,
  ],
  [
    'price',
    /\b(price[sd]?|pricing|costs?|how much(?! (time|experience|equipment|space|weight|muscle|fat|protein|sleep|water|food|progress|training|exercise|cardio)\b)|fees?|aed|dirhams?|expensive|cheap(er|est)?|discounts?|packages?|(?<!(meal|nutrition|diet|workout|training) )plans|(difference between|compare) .*(monthly|weeks|zoom|sessions|online|in[- ]person))\b|\b(was kostet|kosten|preise?|wie ?viel|combien|prix|tarifs?|cu[aá]nto (cuesta|vale|es)|precios?|quanto costa|prezz[oi]|preços?|magkano|kitna|kitne)\b|كم (السعر|سعر|التكلفة|يكلف|الاشتراك|ثمن)|(?<!مرحبا |أهلا |اهلا )بكم|الأسعار|سعر(?!ات|ة)|تكلفة|сколько стоит|цен[аыу]|стоимость|कीमत|कितना|قیمت|多少钱|价格/iu,
  ],
  [
    'lose-weight',
    /\b((los(e|ing)|drop(ping)?|shed(ding)?) (some |my |the )?(\d+ ?(kg|kilos?|lbs?|pounds?)|weight|fat|belly|kilos?|pounds?)|weight loss|fat loss|burn fat|slim(ming)?|get lean(er)?)\b/i,
  ],
  [
    'build-muscle',
    /\b((build(ing)?|gain(ing)?|grow(ing)?|put on|add(ing)?) (some |more |lean )?(muscles?|mass|size|weight)|muscle (gain|growth|building)|bulk(ing)?( up)?|get (stronger|bigger|jacked)|hypertrophy)\b/i,
  ],
  [
    'beginner',
    /\b((complete|total|absolute|a) beginner|beginners?|never (trained|exercised|worked out|been to a gym)|new to (fitness|exercise|training|the gym|working out)|out of shape|where (do|should) i (start|begin)|get(ting)? started|first time)\b/i,
  ],
];

const greeting =
  /^[^\p{L}\p{N}]*(hi+|hello+|hey+|heya|hiya|yo|salam|salaam|مرحبا|السلام عليكم|as+ala+m\w*( \w+)*|marhaba|good (morning|afternoon|evening|day)|greetings|how are you( today)?|hallo|guten (tag|morgen|abend)|gr(ü|ue)(ß|ss) (gott|dich)|servus|moin|bonjour|bonsoir|salut|hola|buen[oa]s (d[ií]as|tardes|noches)|ciao|buongiorno|ol[áa]|merhaba|namaste|kumusta|привет|здравствуйте|नमस्ते|你好|أهلا( وسهلا)?|اهلا|هلا|السلام عليكم ورحمة الله( وبركاته)?|صباح الخير|مساء الخير)([^\p{L}\p{N}]+(there|flow|coach|everyone|team|how are you( today)?))*[^\p{L}\p{N}]*$/iu;
const thanks =
  /^[^\p{L}\p{N}]*((ok(ay)?|great|perfect|cool|nice|super|awesome|got it|good)[^\p{L}\p{N}]+)*((many )?thanks?( you)?( (so|very) much| a lot)?|thx|ty|cheers|shukran|شكرا( جزيلا)?|danke( sch[öo]n)?|vielen dank|merci( beaucoup)?|gracias|grazie|obrigad[oa]|спасибо|salamat|bye|goodbye|ok(ay)?|great|perfect|cool|got it)[^\p{L}\p{N}]*$/iu;

/** What the message is about. A goal named together with a price asks for the price. */
export function intentOf(message: string): Intent {
  if (greeting.test(message)) return 'greeting';
  if (thanks.test(message)) return 'thanks';
  return patterns.find(([, pattern]) => pattern.test(message))?.[0] ?? 'question';
}

/** Whether the message points back at what was said before: "how long is it?". */
export function pointsBack(message: string): boolean {
  return /\b(it|its|that|this|that one|this one|them|they|the (first|second|third|last) one|the program(me)?)\b/i.test(
    message,
  );
}
