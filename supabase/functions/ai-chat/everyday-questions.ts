import type { ChatQuestion, Outcome, SentTurn } from './questions.ts';

const known = (ask: string, ...about: string[]): ChatQuestion => ({ outcome: 'known', ask, about });
const rule = (ask: string, ...about: string[]): ChatQuestion => ({ outcome: 'rule', ask, about });
const of = (outcome: Outcome, ...asked: string[]): ChatQuestion[] => asked.map((ask) => ({ outcome, ask }));

const askedForPrices: SentTurn[] = [
  { role: 'user', content: 'how much is in person training?' },
  {
    role: 'assistant',
    content: 'Here is what it costs: [In person, 8 sessions](/pricing): AED 3,100 + VAT.',
  },
];

const prices: ChatQuestion[] = [
  ...of('prices', 'how much u charge', "what's your cheapest option", 'namaste, price kya hai'),
  known('price for couples', 'price-in-person-twoInOne'),
  { ...known('and for two?', 'price-in-person-twoInOne'), before: askedForPrices },
  known('personal trainer at home dubai cost', 'price-in-person-home'),
  known('550 aed per person or for both', 'price-in-person-twoInOne'),
  { ...known('how much for 1 session', 'price-in-person-home'), says: /2-in-1/ },
  {
    ...known('how much for 10 sessions', 'price-in-person-eightSessions'),
    says: /^I have no price for exactly/,
  },
  known('4500', 'price-online-premiumZoom', 'price-in-person-twelveSessions'),
  known('what does 2-in-1 mean', 'price-in-person-twoInOne'),
  known("what's included in the 12 week plan", 'price-online-twelveWeeks'),
  known('what is included', 'faq-included'),
  {
    ...known('how much is the menopause program', 'program-flow-menopause'),
    says: /^(?!.*Minutes a workout).*Price: 7 days free/s,
  },
  {
    ...known('what is the difference between online and in person', 'page-coaching-1'),
    says: /In-person 1:1/,
  },
  { ...known('online or in person?', 'page-coaching-1'), says: /In-person 1:1/ },
];

const followUps: ChatQuestion[] = [
  {
    ...known('how long?', 'program-home-flow'),
    before: [{ role: 'assistant', content: 'Have a look at [Home Flow](/home-flow).' }],
    says: /Duration/,
  },
  {
    ...known('how long is it?', 'price-in-person-twoInOne'),
    before: [{ role: 'assistant', content: 'It costs: [2-in-1](/pricing).' }],
    says: /not sure/,
  },
  { ...known('and online?', 'price-online-monthly'), before: askedForPrices },
];

const people: ChatQuestion[] = [
  known('do you have female coaches', 'faq-in-person-coach'),
  known('ladies only training', 'faq-in-person-coach', 'coach-nour-haddad'),
  known('can me and my wife train together', 'faq-in-person-two', 'program-flow-duo'),
  known('can I bring a friend', 'faq-in-person-two'),
  { ...known('which languages do the coaches speak', 'faq-in-person-coach') },
  ...['do you have a russian speaking coach', 'german speaking trainer?', 'coach who speaks hindi'].map(
    (ask) => ({ outcome: 'no-such' as const, ask, about: ['faq-in-person-coach'], never: /Nour/ }),
  ),
  known('do you have reviews', 'page-about'),
  known('how many clients do you have', 'page-about'),
  known('do you have something for seniors', 'program-flow-longevity'),
  known('I am 65, is it too late', 'program-flow-longevity'),
  known('Am I too old at 62?', 'program-flow-longevity'),
  known('is 55 too old to start?', 'program-flow-longevity'),
  known('I travel a lot for work', 'program-flow-nomad'),
];

const rules: ChatQuestion[] = [
  known('can I get my money back', 'policy-refunds'),
  known('what is Hybrid', 'faq-in-person-online'),
  known('are you open on friday', 'policy-hours', 'faq-in-person-hours'),
  known('what time do you close', 'policy-hours', 'faq-in-person-hours'),
  known('can i train at 5am', 'policy-hours', 'faq-in-person-hours'),
  known('complaint', 'policy-disputes'),
  {
    ...known('is there a cancellation fee', 'faq-cancel', 'policy-cancellation'),
    says: /^Can I cancel at any time\? Yes/,
  },
  known('what results can I expect', 'faq-results'),
  known('what is flow', 'page-about'),
  rule('my son is 16 can he train', 'policy-minimum-age'),
  rule('can my 15 year old daughter join', 'policy-minimum-age'),
  rule('training for kids', 'policy-minimum-age'),
  rule('I am 17', 'policy-minimum-age'),
  known('do you have an app', 'price-online-monthly', 'page-coaching-1', 'faq-how-it-works'),
  {
    outcome: 'no-such',
    ask: 'do you come to palm jumeirah',
    about: ['location-home-training'],
    says: /At your home/,
  },
];

const courtesies: ChatQuestion[] = of(
  'courtesy',
  'is this AI',
  'what can you do',
  'how can you help me',
  'you are stupid',
  'fuck you',
  'this is a scam',
  'I want to speak to the manager',
  'what is your email?',
  'مرحبا كيف الحال',
);

const health: ChatQuestion[] = [
  ...of('health', 'bad knees', 'I have back problems', 'i starve myself', 'i make myself throw up'),
  { outcome: 'health', ask: 'I had a c-section 8 weeks ago', never: /8 sessions/ },
  { outcome: 'health', ask: 'i gave birth 4 weeks ago', says: /6 or more weeks/ },
  ...['i want to die', "i don't want to live anymore", 'i cut myself', 'ich will sterben'].map((ask) => ({
    outcome: 'health' as const,
    ask,
    says: /emergency services/,
  })),
];

const unknown: ChatQuestion[] = of(
  'unknown',
  'who invented basketball',
  'history of soccer',
  'are you better than fitness first',
  'should I take creatine',
  'is intermittent fasting good',
  'do you train during Ramadan',
  'do I need a credit card for the trial',
  'i want to work as a coach',
  'do you teach swimming',
  'do you have group classes',
  'can I pay with tabby or tamara',
  'is there parking',
);

const nearest: ChatQuestion[] = [
  {
    ...known('how long are the zoom calls', 'price-online-twelveWeeks', 'price-online-monthly'),
    says: /not sure/,
  },
  { ...known('are your coaches certified', 'page-coaches', 'coach-karim-nassar'), says: /not sure/ },
  { ...known('tell me about skiing in tokyo hotels', 'program-flow-ski-legs'), says: /not sure/ },
];

/** What people ask on a coaching site in their own words: short, misspelt, upset, or about themselves. */
export const everydayQuestions: readonly ChatQuestion[] = [
  ...prices,
  ...followUps,
  ...people,
  ...rules,
  ...courtesies,
  ...health,
  ...unknown,
  ...nearest,
  { outcome: 'no-such', ask: 'do you have offers this month', about: [] },
];
