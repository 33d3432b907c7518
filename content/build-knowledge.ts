import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knowledge, KnowledgeEntry } from '../sdk/src/contracts/chat-knowledge.ts';
import { writeRetention } from './build-retention.ts';
import { legalEntries } from './legal-knowledge.ts';
import { loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';
import { aed, planPrice } from './placeholders.ts';
import type { Content, Faq, PageHead, Plan, Program } from './schema.ts';

/** Where the chat function looks for what it knows. Built, never edited. */
export const knowledgeFile = fileURLToPath(
  new URL('../supabase/functions/ai-chat/knowledge.gen.json', import.meta.url),
);

type Commitment = NonNullable<Program['commitment']>;

function commitmentFacts({ workoutsPerWeek, minutes }: Commitment): Record<string, string> {
  return {
    'Workouts a week': `${workoutsPerWeek[0]}-${workoutsPerWeek[1]}`,
    'Minutes a workout': `${minutes[0]}-${minutes[1]}`,
  };
}

/** Copy without its marks: **bold** becomes bold, lines become one. */
function plainText(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function programEntry(program: Program, pricing: Content['pricing']): KnowledgeEntry {
  const facts: Record<string, string> = { Duration: program.duration };
  if (program.commitment) Object.assign(facts, commitmentFacts(program.commitment));
  facts.For = program.ideal;
  if (program.caution) facts['Before you start'] = program.caution;
  facts.Price = program.corporate ? pricing.corporate.summary : trialAndPrices(pricing);
  const features = program.features.map(plainText).join(' ');
  return {
    id: `program-${program.slug}`,
    title: program.name,
    path: program.path,
    kind: 'program',
    text: `${program.subtitle}. ${program.card.label}: ${program.card.description} ${features}`,
    facts,
  };
}

/** `7 days free, then AED 999 per month or AED 2,400 for 12 weeks`. */
function trialAndPrices({ trial, online }: Content['pricing']): string {
  return `${trial.days} days free, then ${planPrice(online.monthly)} per month or ${planPrice(online.twelveWeeks)} for 12 weeks`;
}

function planEntry(id: string, plan: Plan): KnowledgeEntry {
  const facts: Record<string, string> = { Price: `${planPrice(plan)} per ${plan.per}` };
  if (plan.saving) facts.Saving = aed(plan.saving);
  return {
    id: `price-${id}`,
    title: plan.name,
    path: '/pricing',
    kind: 'price',
    text: `${plan.summary} ${plan.includes.join('. ')}.`,
    facts,
  };
}

function priceEntries({ trial, online, inPerson, corporate }: Content['pricing']): KnowledgeEntry[] {
  const path = '/pricing';
  return [
    {
      id: 'price-trial',
      title: 'Free trial',
      path,
      kind: 'price',
      text: `The free trial lasts ${trial.days} days. ${trial.followedBy}`,
      facts: {
        'After the trial': `${aed(trial.weeklyPrice)} a week or ${planPrice(online.monthly)} a month`,
      },
    },
    ...Object.entries(online).map(([key, plan]) => planEntry(`online-${key}`, plan)),
    ...Object.entries(inPerson).map(([key, plan]) => planEntry(`in-person-${key}`, plan)),
    {
      id: 'price-corporate',
      title: corporate.name,
      path,
      kind: 'price',
      text: `${corporate.summary} ${corporate.includes.join('. ')}.`,
    },
  ];
}

/** A page's title without the name of the site that it ends with. */
function pageTitle({ title }: PageHead): string {
  return title.split(' | ')[0] ?? title;
}

/** The questions of one list, which stand on the page at `path`. */
function faqEntries(faqs: readonly Faq[], path: string): KnowledgeEntry[] {
  return faqs.map((faq) => ({
    id: `faq-${faq.id}`,
    title: faq.question,
    path,
    kind: 'faq',
    text: faq.answer,
  }));
}

function coachEntries(coaches: Content['coaches']): KnowledgeEntry[] {
  return coaches.map(({ id, name, specialty, shortDescription }) => ({
    id: `coach-${id}`,
    title: name,
    path: '/coaches',
    kind: 'coach',
    text: plainText(`${name}, ${specialty}. ${shortDescription}`),
  }));
}

function locationEntries({ pages }: Content): KnowledgeEntry[] {
  return pages['flow-in-person'].places.locations.map(({ id, name, area, summary, description }) => ({
    id: `location-${id}`,
    title: name,
    path: '/flow-in-person#locations',
    kind: 'location',
    text: plainText(`${name}, ${area}. ${summary} ${description}`),
  }));
}

function postEntries(posts: Content['posts']): KnowledgeEntry[] {
  return posts.map(({ slug, title, author, previewText }) => ({
    id: `post-${slug}`,
    title,
    path: `/blog/${slug}`,
    kind: 'post',
    text: plainText(previewText),
    facts: { 'Written by': author },
  }));
}

/** What the business says of itself, each claim as the pages write it. */
function businessEntry({ business, site }: Content): KnowledgeEntry {
  const { claims, city, businessHours } = business;
  const count = (value: number) => value.toLocaleString('en');
  return {
    id: 'page-about',
    title: `About ${site.name}`,
    path: '/',
    kind: 'page',
    text: `${site.name} has coached since ${claims.since}, from ${city}: ${claims.years} years of coaching and ${count(claims.sessions)}+ sessions, ${count(claims.clients)}+ clients worldwide and a Google rating of ${claims.rating} stars.`,
    facts: {
      'How many programs': `${claims.programs}+`,
      'How many clients': `${count(claims.clients)}+`,
      'Google rating': `${claims.rating} stars`,
      'Business hours': businessHours,
      Mail: site.email,
      'Phone and WhatsApp': site.phone.display,
    },
  };
}

function pageEntries(content: Content): KnowledgeEntry[] {
  const { pages } = content;
  const { coaching, head, programs } = pages.home;
  const { steps } = pages['flow-online'];
  return [
    businessEntry(content),
    {
      id: 'page-steps',
      title: `${steps.title}, step by step`,
      path: '/flow-online',
      kind: 'page',
      text: plainText(steps.items.map(({ when, title, text }) => `${when}: ${title}. ${text}`).join(' ')),
    },
    { id: 'page-home', title: 'Flow', path: '/', kind: 'page', text: head.description },
    { id: 'page-programs', title: programs.title, path: '/#programs', kind: 'page', text: programs.intro },
    ...coaching.options.map((option, index) => ({
      id: `page-coaching-${index + 1}`,
      title: option.title,
      path: option.link.href,
      kind: 'page' as const,
      text: `${option.description} ${option.points.join('. ')}.`,
    })),
    ...(['before-after', 'coaches', 'blog'] as const).map((name) => ({
      id: `page-${name}`,
      title: pageTitle(pages[name].head),
      path: `/${name}`,
      kind: name === 'coaches' ? ('coach' as const) : ('page' as const),
      text: pages[name].head.description,
    })),
    {
      id: 'page-method',
      title: coaching.method.title,
      path: '/#coaching',
      kind: 'page',
      text: `${coaching.intro} ${coaching.method.description}`,
    },
  ];
}

/** Everything the guide may say, from the same records as the pages. */
export function buildKnowledge(content: Content): Knowledge {
  const { coaches, faqs, legal, policies, posts, pricing, programs, site } = content;
  return {
    site: {
      name: site.name,
      email: site.email,
      phone: site.phone.display,
      whatsappUrl: `https://wa.me/${site.whatsapp.number}`,
    },
    entries: [
      ...programs.filter(({ listed }) => listed).map((program) => programEntry(program, pricing)),
      ...priceEntries(pricing),
      ...faqEntries(faqs.online, '/#faq'),
      ...faqEntries(faqs.inPerson, '/flow-in-person#faq'),
      ...policies.map((policy) => ({
        id: `policy-${policy.id}`,
        title: policy.title,
        path: policy.path,
        kind: 'policy' as const,
        text: policy.text,
      })),
      ...legalEntries(legal),
      ...coachEntries(coaches),
      ...postEntries(posts),
      ...locationEntries(content),
      ...pageEntries(content),
    ],
  };
}

/** Writes what the functions take from the content: the guide's knowledge, whole or not at all, and how long records are kept. */
export async function writeKnowledge(file: string = knowledgeFile): Promise<void> {
  const knowledge = { ...buildKnowledge(await loadContent()), answers: await loadAnswers() };
  const text = `${JSON.stringify(knowledge, null, 2)}\n`;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
  await writeRetention(join(dirname(file), '..', '_shared', 'retention.gen.json'));
}

if (import.meta.main) await writeKnowledge();
