import type { Answers, Bilingual } from '../sdk/src/contracts/answer-card.ts';
import type { ArabicFile } from './answers-schema.ts';
import { found } from './content-error.ts';
import type { Content } from './load.ts';
import { aed, type Facts, planPrice } from './placeholders.ts';
import type { Plan, Program } from './schema.ts';

/** The pages of the application, which have no content of their own. */
const appPages = { '/auth': 'Sign in', '/dashboard': 'Your account', '/forms': 'Your forms' };

/** How an answer calls the page of a path. */
export function linkLabels(content: Content): ReadonlyMap<string, string> {
  const { navigation, footer } = content.site;
  const menu = navigation.items.flatMap((item) => ('items' in item ? item.items : [item]));
  const links = [...footer.groups.flatMap(({ links }) => links), ...menu];
  return new Map([
    ...Object.entries(appPages),
    ...links.map(({ label, href }) => [href, label] as const),
    ...content.posts.map(({ slug, title }) => [`/blog/${slug}`, title] as const),
    ...content.programs.map(({ path, name }) => [path, name] as const),
  ]);
}

/** `5-10` of `5-10 business days`, for sentences in another language. */
const numberOf = (fact: string) => /^\d+(?:[-.]\d+)?/.exec(fact)?.[0];

/** `AED 577.50`: what is worked out is not always a whole amount. */
const withFils = (price: string) => price.replace(/\.\d(?!\d)/, '$&0');

/** What a session of a monthly plan comes to, and what a price comes to with VAT. */
function* workedOutPrices({ inPerson, online, vatPercent }: Content['pricing']): Generator<[string, string]> {
  for (const [group, plans] of Object.entries({ online, inPerson }))
    for (const [key, plan] of Object.entries<Plan>(plans)) {
      const name = `pricing.${group}.${key}`;
      const { price, sessions } = plan;
      if (sessions) yield [`${name}.perSession`, withFils(planPrice({ ...plan, price: price / sessions }))];
      if (plan.plusVat) yield [`${name}.withVat`, withFils(aed((price * (100 + vatPercent)) / 100))];
    }
}

/** The facts of every text, with those that only answers name. */
export function answerFacts(content: Content, facts: Facts, arabic: ArabicFile): Facts {
  const all = new Map(facts);
  for (const [name, fact] of facts) {
    const number = name.startsWith('terms.') ? numberOf(fact) : undefined;
    if (number !== undefined && number !== fact) all.set(`${name}.number`, number);
  }
  const { business, coaches, emergency, pages, pricing, programs } = content;
  all.set('site.hours', /^\S+/.exec(business.businessHours)?.[0] ?? '');
  all.set('arabic.firstContact', arabic.firstContact);
  all.set('arabic.corporateFrequency', arabic.corporateFrequency);
  all.set('arabic.city', arabic.city);
  for (const [name, fact] of workedOutPrices(pricing)) all.set(name, fact);
  for (const [name, number] of Object.entries(emergency)) all.set(`emergency.${name}`, number);
  for (const { id, name } of coaches) all.set(`coach.${id}`, name);
  for (const { id, name, area } of pages['flow-in-person'].places.locations) {
    all.set(`place.${id}`, name);
    all.set(`place.${id}.area`, area);
  }
  for (const { key, name, duration, commitment } of programs.filter(({ listed }) => listed)) {
    all.set(`program.${key}`, name);
    all.set(`program.${key}.duration`, duration);
    if (!commitment) continue;
    all.set(`program.${key}.workouts`, commitment.workoutsPerWeek.join('-'));
    all.set(`program.${key}.minutes`, commitment.minutes.join('-'));
  }
  return all;
}

function arabicDuration({ slug, duration }: Program, arabic: ArabicFile): string {
  const reason = `lacks "${duration}", of programs/${slug}.md`;
  return found(arabic.durations[duration], 'arabic.yaml', 'durations', reason);
}

function arabicCaution({ key, slug, caution }: Program, arabic: ArabicFile): string | undefined {
  if (caution === undefined) return undefined;
  const reason = `is missing: programs/${slug}.md has a caution`;
  return found(arabic.cautions[key], 'arabic.yaml', `cautions.${key}`, reason);
}

/** A program in one line, with its caution where it has one: no answer can name it without. */
function programLine(program: Program, arabic: ArabicFile): Bilingual {
  const { name, path, duration, commitment, caution } = program;
  const link = `**[${name}](${path})**`;
  const workouts = commitment?.workoutsPerWeek.join('-');
  const minutes = commitment?.minutes.join('-');
  const en = [
    `${link}: ${duration}${commitment ? `, ${workouts} workouts a week of ${minutes} minutes` : ''}.`,
    caution,
  ];
  const ar = [
    `${link}: ${arabicDuration(program, arabic)}${commitment ? `، ${workouts} تمارين في الأسبوع، ${minutes} دقيقة لكل تمرين` : ''}.`,
    arabicCaution(program, arabic),
  ];
  return { en: en.filter(Boolean).join(' '), ar: ar.filter(Boolean).join(' ') };
}

function programPrice({ name, corporate }: Program, { pricing }: Content, arabic: ArabicFile): Bilingual {
  if (corporate)
    return { en: `${name}: ${pricing.corporate.summary}`, ar: `${name}: ${arabic.corporatePrice}` };
  const { trial, online } = pricing;
  const weekly = aed(trial.weeklyPrice);
  const monthly = planPrice(online.monthly);
  const whole = planPrice(online.twelveWeeks);
  return {
    en: `${name} costs what online coaching costs. ${trial.followedBy} Paid at once, 12 weeks are ${whole}.`,
    ar: `${name} بسعر التدريب عبر الإنترنت: ${trial.days} أيام مجانية، ثم ${weekly} في الأسبوع أو ${monthly} في الشهر إلى أن تلغي، أو ${whole} دفعة واحدة لمدة 12 أسبوعًا.`,
  };
}

function forBeginners({ name, ideal, beginnerFriendly }: Program): Bilingual {
  return beginnerFriendly
    ? {
        en: `Yes, you can begin with ${name}. It is for: ${ideal}.`,
        ar: `نعم، يمكن للمبتدئين أن يبدؤوا بـ ${name}.`,
      }
    : {
        en: `${name} is not where a first training life begins. It is for: ${ideal}.`,
        ar: `${name} ليس البداية المناسبة لمن لم يتدرب من قبل.`,
      };
}

/** The programs that answers may name, by key. */
export function programFacts(content: Content, arabic: ArabicFile): Answers['programs'] {
  const listed = content.programs.filter(({ listed }) => listed);
  return Object.fromEntries(
    listed.map((program) => [
      program.key,
      {
        name: program.name,
        path: program.path,
        line: programLine(program, arabic),
        price: programPrice(program, content, arabic),
        beginner: forBeginners(program),
      },
    ]),
  );
}
