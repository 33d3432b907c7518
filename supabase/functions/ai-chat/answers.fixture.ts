import type { AnswerCard, Answers } from '@flow/contracts/answer-card.ts';

/** A card as the tests need it: what is not said is made of its id. */
function card(id: string, given: Partial<AnswerCard> & Pick<AnswerCard, 'title' | 'ask'>): AnswerCard {
  return {
    id,
    answer: { en: `About ${id}.`, ar: `عن ${id}.` },
    link: `[${id}](/${id})`,
    template: `About ${id}.`,
    programs: [],
    talk: false,
    ...given,
  };
}

const program = (name: string, caution = '') => {
  const line = `**[${name}](/${name.toLowerCase()})**: 12 weeks, 3-5 workouts a week of 30-60 minutes.${caution}`;
  return {
    name,
    path: `/${name.toLowerCase()}`,
    line: { en: line, ar: line },
    price: { en: `${name} costs AED 70 a month.`, ar: `${name} بسعر AED 70.` },
    beginner: { en: `Yes, you can begin with ${name}.`, ar: `نعم، ${name}.` },
  };
};

const hills = program('Hill Runner');

/** A small business of its own: a school for runners, whose words are not this repository's content. */
export const answers: Answers = {
  site: {
    name: 'Stride',
    email: 'hello@stride.example',
    phone: '+44 20 7946 0958',
    whatsappUrl: 'https://wa.me/442079460958',
  },
  facts: {
    'pricing.monthly': 'AED 70',
    'pricing.trial.days': '9',
    'terms.refund': '14 days',
    'coach.ines': 'Ines Moreau',
    'site.phone': '+44 20 7946 0958',
    'program.hills': 'Hill Runner',
    'program.return': 'Gentle Return',
  },
  programs: {
    hills,
    return: program('Gentle Return', " Only with your doctor's approval."),
  },
  passages: [
    {
      id: 'hills-poles',
      program: 'hills',
      title: 'Are there poles in Hill Runner?',
      ask: ['do I climb with poles', 'walking sticks'],
      text: `**Poles stay home.** You climb without them until the last month.\n\n- ${hills.line.en}`,
    },
    {
      id: 'hills-downhill',
      program: 'hills',
      title: 'Does Hill Runner train the way down?',
      ask: ['what about going down', 'descent'],
      text: `**Downhill too.** Knees are trained for the way back.\n\n- ${hills.line.en}`,
    },
    {
      id: 'hills-weather',
      program: 'hills',
      ask: [],
      text: `Thunderstorms move your long climb to another morning.\n\n- ${hills.line.en}`,
    },
    {
      id: 'hills-base',
      program: 'hills',
      title: 'How does Hill Runner begin?',
      ask: ['easy kilometres'],
      text: `**Base.** Easy kilometres on grass.\n\n- ${hills.line.en}`,
    },
    {
      id: 'return-walk',
      program: 'return',
      title: 'How does Gentle Return begin?',
      ask: ['walking sticks', 'first steps'],
      text: '**A walk first.** Poles are welcome.\n\n- **Gentle Return**',
    },
    {
      id: 'post-blisters',
      title: 'What helps against blisters?',
      ask: ['my heels are raw', 'sore skin on my foot'],
      text: 'Two thin socks help more than one thick one.\n\n[Happy feet](/blog/feet)',
    },
  ],
  cards: [
    card('price', {
      title: { en: 'What does it cost?', ar: 'كم السعر؟' },
      ask: ['monthly fee', 'is it expensive', 'price list', 'بكم الشهر'],
      answer: { en: 'A month costs AED 70. [Prices](/price)', ar: 'الشهر بسعر AED 70. [Prices](/price)' },
      template: 'A month costs {{pricing.monthly}}.',
    }),
    card('trial', {
      title: { en: 'Is there a free trial?', ar: 'هل توجد تجربة مجانية؟' },
      ask: ['can I try it first', 'test run', 'trial week'],
      answer: { en: 'Yes, 9 days for nothing.', ar: 'نعم، 9 أيام مجانًا.' },
      template: 'Yes, {{pricing.trial.days}} days for nothing.',
      next: 'price',
    }),
    card('greeting', { title: { en: 'Hello', ar: 'مرحبا' }, ask: ['hi', 'good morning'], talk: true }),
    card('parking', {
      title: { en: 'Where can I park?', ar: 'أين أوقف سيارتي؟' },
      ask: ['parking', 'is there a car park', 'car spot near the track'],
    }),
    card('showers', {
      title: { en: 'Are there showers?', ar: 'هل توجد حمامات؟' },
      ask: ['shower', 'can I wash after training', 'changing rooms'],
    }),
    card('refund', {
      title: { en: 'Can I get my money back?', ar: 'هل يمكنني استرداد المال؟' },
      ask: ['refund', 'reimburse me', 'money returned'],
      answer: { en: 'Within 14 days.', ar: 'خلال 14 يومًا.' },
      template: 'Within {{terms.refund}}.',
    }),
    card('coach', {
      title: { en: 'Who is the coach?', ar: 'من المدرب؟' },
      ask: ['trainer name', 'who teaches', 'tell me about your coach'],
      answer: { en: 'Ines Moreau, a runner for 20 years.', ar: 'Ines Moreau، عداءة منذ 20 عامًا.' },
      template: '{{coach.ines}}, a runner for 20 years.',
    }),
    card('hills', {
      title: { en: 'What is Hill Runner?', ar: 'ما هو Hill Runner؟' },
      ask: ['uphill running', 'mountain program', 'hills'],
      answer: { en: `Up.\n\n- ${hills.line.en}`, ar: `صعود.\n\n- ${hills.line.ar}` },
      programs: ['hills'],
    }),
    card('comeback', {
      title: { en: 'I was injured. What suits me?', ar: 'كنت مصابًا. ماذا يناسبني؟' },
      answer: { en: `Slowly.\n\n- ${hills.line.en}`, ar: 'ببطء.' },
      ask: [
        'come back after injury',
        'what suits me after an injury',
        'start running after surgery',
        'gentle start',
      ],
      programs: ['return', 'hills'],
    }),
  ],
  safety: [
    {
      id: 'injury',
      text: {
        en: 'Please let a doctor see it first, and do not stop your medication.',
        ar: 'راجع طبيبًا أولًا.',
        hi: 'पहले डॉक्टर को दिखाएँ।',
        ur: 'پہلے ڈاکٹر کو دکھائیں۔',
        'hi-Latn': 'Pehle doctor ko dikhayiye.',
        fr: "Consultez d'abord un médecin.",
        ru: 'Сначала покажитесь врачу.',
        tl: 'Magpatingin muna sa doktor.',
      },
      programs: [],
      suitable: [],
    },
  ],
};
