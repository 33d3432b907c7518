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
  | 'upset'
  | 'underage'
  | 'comparison'
  | 'other'
  | 'lose-weight'
  | 'build-muscle'
  | 'beginner'
  | 'price'
  | 'question';

/** What a coaching site is not there for: general knowledge, jobs, an opinion on somebody else. */
const other =
  /\b(who|when|where|how) (was |were )?(invented|discovered|won|wrote|composed|painted)\b|\b(history|origins?|inventor) of\b|\bwho is the (best|greatest|richest|president|king|queen)\b|\b(are you )?hiring\b|\b(log|sign)(ging|ning)? ?in\b|\bpasswords?\b|\b(job|career|vacanc(y|ies)|internship)s?\b|\bwork (for (you|flow)|as (a |an )?(coach|trainer|pt))\b|\b(are|is) (you|flow|this) (better|cheaper|different) (than|from)\b/i;

/** Somebody younger than we may train, by their age or by what they are called. */
const underage =
  /^(?!.*\b(?:1[89]|[2-9]\d)\b)(?:(?!.*\bi (?:want|have|need|would like)\b).*\b(my|our) (\w+ )?(son|daughter|kids?|child(ren)?|teen\w*|little (brother|sister)|nephew|niece)\b|.*\b(for|train|coach|accept|take) (a |any |young )?(kids|children|teen\w*|minors|juniors|boys|girls|under ?-?18s?)\b|.*\b([5-9]|1[0-7])[- ]?(years?|yrs?|yo|y\/o)([- ]olds?)?\b(?= (old|boy|girl|son|daughter|can|join|train|child|kid|$)|$|[?.!,])|.*\b(i am|i['’]?m|(he|she|who)(['’]s| is)|(son|daughter|brother|sister|nephew|niece|kid|child) is|aged?) ([5-9]|1[0-7])(?=\s*($|[?.,!]|years?|yrs?|yo\b|and\b|can\b|old\b)))/is;

// In the order in which they win. Whatever touches somebody's health goes first: a coach answers that.
const patterns: readonly (readonly [Intent, RegExp])[] = [
  ['medical', medical],
  ['injection', injection],
  ['task', task],
  [
    'self',
    /\b(are you (a |an )?(real|human|robot|bot|ai|machine|person|computer)|is (this|it) (a |an )?(real (human|person)|human|robot|bot|ai|chat ?bot)|am i (talking|chatting|speaking|writing) (to|with)|who (are|made|built|created) you|what(['’]s| is) your name|what are you|what can you do|what do you do\W*$|(how|what) can you help)\b/i,
  ],
  [
    'start',
    /\b(how (do|can|would) (i|we) (start|begin|join|sign up|register|enrol|enroll|book|subscribe)|sign (me |us )?up|book (a|an|my) (call|consultation|session|trial)|(i|we) (want|would like|['’]d like) to (join|start|sign up|book|register))\b/i,
  ],
  [
    'human',
    /\b(whats ?app|(talk|speak|chat) (to|with) (a |an |the |your |someone|somebody)?(real |human|coach|person|someone|somebody|agent|team)|real (person|coach|human)|human|phone number|call (you|me)|(your|the) e-?mail|email address|(speak|talk) (to|with) (the |a |your )?(manager|supervisor|boss|owner)|contact (you|details|info)|how (can|do) i (contact|reach))\b/i,
  ],
  [
    'upset',
    /\b(fuck\w*|stupid|idiots?|useless|(this is|you are|you're|is this) (a )?scam|scammers?|bullshit|shut up|asshole|bitch|hate you)\b/i,
  ],
  ['other', other],
  ['underage', underage],
  [
    'comparison',
    /^(?!.*\b(?:mix|both|together|hybrid|combine)\b)(?:.*\bonline\b.*\b(or|vs|versus|and|compared|better than|instead of)\b.*\b(in[- ]person|face[- ]to[- ]face|(at|in) (the |a )?gym)\b|.*\bin[- ]person\b.*\b(or|vs|versus|and|compared|better than|instead of)\b.*\bonline\b)/i,
  ],
  [
    'price',
    /\b(price[sd]?|hw much|pricing|costs?|how much(?! (time|experience|equipment|space|weight|muscle|fat|protein|sleep|water|food|progress|training|exercise|cardio)\b)|fees?|aed|dirhams?|expensive|cheap(er|est)?|discounts?|(any|special|current|new) (offers?|deals?)|(offers|deals|promotions?|promo) (now|today|this|for|right)|promotions?|packages?|(?<!(meal|nutrition|diet|workout|training) )plans|(difference between|compare) .*(monthly|weeks|zoom|sessions))\b|\b(was kostet|kosten|preise?|wie ?viel|combien|prix|tarifs?|cu[aá]nto (cuesta|vale|es)|precios?|quanto costa|prezz[oi]|preços?|magkano|kitna|kitn[ei])\b|كم (السعر|سعر|التكلفة|يكلف|الاشتراك|ثمن)|(?<!مرحبا |أهلا |اهلا )بكم|الأسعار|سعر(?!ات|ة)|تكلفة|сколько стоит|цен[аыу]|стоимость|कीमत|कितना|قیمت|多少钱|价格/iu,
  ],
  [
    'lose-weight',
    /\b((los(e|ing)|drop(ping)?|shed(ding)?) (some |my |the )?(\d+ ?(kg|kilos?|lbs?|pounds?)|weight|fat|belly|kilos?|pounds?)|weight loss|overweight|fat loss|burn fat|slim(ming)?|get lean(er)?)\b/i,
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
  /^[^\p{L}\p{N}]*(hi+|hello+|hey+|heya|hiya|yo|salam|salaam|مرحبا( كيف (ال)?حال(ك|كم)?)?|كيف (ال)?حالك?|السلام عليكم|as+ala+m\w*( \w+)*|marhaba|good (morning|afternoon|evening|day)|greetings|how are you( today)?|hallo|guten (tag|morgen|abend)|gr(ü|ue)(ß|ss) (gott|dich)|servus|moin|bonjour|bonsoir|salut|hola|buen[oa]s (d[ií]as|tardes|noches)|ciao|buongiorno|ol[áa]|merhaba|namaste|kumusta|привет|здравствуйте|नमस्ते|你好|أهلا( وسهلا)?|اهلا|هلا|السلام عليكم ورحمة الله( وبركاته)?|صباح الخير|مساء الخير)([^\p{L}\p{N}]+(there|flow|coach|everyone|team|how are you( today)?))*[^\p{L}\p{N}]*$/iu;
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
