/** What a message wants, as far as its words tell. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'medical'
  | 'human'
  | 'lose-weight'
  | 'build-muscle'
  | 'beginner'
  | 'price'
  | 'question';

// In the order in which they win. Whatever touches somebody's health goes first: a coach answers that.
const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'medical',
    /\b(pain(ful|s)?|hurts?|hurting|injur(y|ies|ed)|ache|aching|surger(y|ies)|operation|doctor|physician|medical(ly)?|medicines?|medications?|pills?|ozempic|steroids?|diagnos\w*|disease|symptoms?|diabet\w+|asthma\w*|cancer|heart (attack|condition|disease|problem)|blood pressure|hypertension|hernia\w*|slipped disc|sciatica|arthritis|fracture[ds]?|sprain(ed)?|torn|thyroid|insulin|epilep\w+|dizz(y|iness)|faint(ed|ing)?|eating disorder|anorexi\w+|bulimi\w+|depress(ed|ion)|anxiety disorder|diastasis|c-section|caesarean|pcos|endometriosis|pregnan(t|cy)|breast ?feeding|prescri\w+|treatment|rehab\w*|allerg(y|ies|ic))\b/i,
  ],
  [
    'human',
    /\b(whats ?app|(talk|speak|chat) (to|with) (a |an |the |your |someone|somebody)?(real |human|coach|person|someone|somebody|agent|team)|real (person|coach|human)|human|phone number|call (you|me)|email address|contact (you|details|info)|how (can|do) i (contact|reach))\b/i,
  ],
  [
    'price',
    /\b(price[sd]?|pricing|costs?|how much|fees?|aed|dirhams?|expensive|cheap(er|est)?|discounts?|packages?|(?<!(meal|nutrition|diet|workout|training) )plans)\b/i,
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
  /^\W*(hi+|hello+|hey+|heya|hiya|yo|salam|salaam|مرحبا|السلام عليكم|as+ala+m\w*( \w+)*|marhaba|good (morning|afternoon|evening|day)|greetings|how are you( today)?)(\W+(there|flow|coach|everyone|team|how are you( today)?))*\W*$/i;
const thanks =
  /^\W*((ok(ay)?|great|perfect|cool|nice|super|awesome|got it|good)\W+)*((many )?thanks?( you)?( (so|very) much| a lot)?|thx|ty|cheers|shukran|bye|goodbye|ok(ay)?|great|perfect|cool|got it)\W*$/i;

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
