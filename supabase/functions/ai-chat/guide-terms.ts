const stopWords = new Set(
  `a about all am an and any are as at be been but by can could did do does for from get give go going had has have
  he hello help her hey hi him his how i if in into is it its just know like me more much my need no not of ok okay on
  or our out please program programme programs she should show so some start tell than that the their them there these
  they thing this to too up us very was way we well were what when which who why will with would you your
  want looking look interested think say said really possible im ive offer offers provide something anything someone ago policy policies train training trained id dont doesnt whats
  hows theres isnt us really because since please lot lots kind sort many each every best better good right suitable recommend choose plan plans take bring teach list compare comparison vs versus difference mean means u
  pictures pics option options included include includes only expect see own owns owner other others giving`.split(
    /\s+/,
  ),
);

/** Words that people use for the words of the content. */
const sameMeaning: Record<string, string> = {
  cost: 'price',
  costs: 'price',
  pricing: 'price',
  prices: 'price',
  fee: 'price',
  fees: 'price',
  rate: 'price',
  rates: 'price',
  expensive: 'price',
  pay: 'payment',
  paid: 'payment',
  anytime: 'time',
  conversation: 'chat',
  stored: 'saved',
  kept: 'keep',
  baby: 'postpartum',
  birth: 'postpartum',
  mom: 'postpartum',
  mum: 'postpartum',
  mother: 'postpartum',
  pregnant: 'prenatal',
  pregnancy: 'prenatal',
  cancellation: 'cancel',
  unsubscribe: 'cancel',
  refunds: 'refund',
  company: 'corporate',
  employees: 'corporate',
  team: 'corporate',
  enterprise: 'corporate',
  vegan: 'nutrition',
  food: 'nutrition',
  meals: 'nutrition',
  meal: 'nutrition',
  muscles: 'muscle',
  powder: 'supplement',
  trainer: 'coach',
  trainers: 'coach',
  coaches: 'coach',
  newbie: 'beginner',
  novice: 'beginner',
  football: 'soccer',
  running: 'runner',
  run: 'runner',
  marathon: 'runner',
  cycling: 'cyclist',
  bike: 'cyclist',
  skiing: 'ski',
  married: 'wedding',
  bride: 'wedding',
  father: 'dad',
  located: 'where',
  address: 'where',
  studio: 'where',
  long: 'duration',
  twice: 'once',
  again: 'once',
  age: 'old',
  teen: 'old',
  teens: 'old',
  teenager: 'old',
  teenagers: 'old',
  minors: 'old',
  underage: 'old',
  often: 'commitment',
  female: 'woman',
  females: 'woman',
  lady: 'woman',
  ladies: 'woman',
  women: 'woman',
  womens: 'woman',
  wife: 'partner',
  husband: 'partner',
  spouse: 'partner',
  girlfriend: 'partner',
  boyfriend: 'partner',
  together: 'partner',
  couple: '2',
  couples: '2',
  senior: 'longevity',
  seniors: 'longevity',
  elderly: 'longevity',
  retired: 'longevity',
  travel: 'nomad',
  travels: 'nomad',
  traveling: 'nomad',
  travelling: 'nomad',
  reviews: 'rating',
  testimonials: 'rating',
  increase: 'change',
  increases: 'change',
  complaint: 'wrong',
  complaints: 'wrong',
  complain: 'wrong',
  personal: 'person',
  pt: 'person',
  close: 'open',
  closes: 'open',
  closing: 'open',
  monday: 'open',
  tuesday: 'open',
  wednesday: 'open',
  thursday: 'open',
  friday: 'open',
  saturday: 'open',
  sunday: 'open',
  weekend: 'open',
  weekends: 'open',
};

function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** Splits text into words, apostrophes and the commas of numbers dropped: "I'm" is one word, "4,500" another. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/(\d),(?=\d{3})/g, '$1')
      .match(/[\p{L}\p{N}+]+/gu) ?? []
  );
}

/** A word as it is indexed and searched for; null when it says nothing about the subject. */
export function termOf(word: string): string | null {
  if (stopWords.has(word)) return null;
  return stem(sameMeaning[word] ?? word);
}

/** The distinct terms of a question. */
export function termsOf(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []))];
}
