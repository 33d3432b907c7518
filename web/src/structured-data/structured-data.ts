import type { Faq } from '@flow/content/schema';
import type {
  BlogLeaf,
  BlogPostingLeaf,
  FAQPageLeaf,
  Graph,
  PeopleAudienceLeaf,
  ServiceLeaf,
  Thing,
} from 'schema-dts';
import type { LoadedPage, PageSubject } from '../route.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import {
  author,
  business,
  businessReference,
  businessWithCoaches,
  businessWithOffers,
  website,
} from './business.ts';
import { corporateOffer, programOffers } from './offers.ts';
import { address, type Source, shareImage, shortTitle } from './source.ts';

type Subject<Kind extends PageSubject['kind']> = Extract<PageSubject, { kind: Kind }>;

function programService(source: Source, { program }: Subject<'program'>): ServiceLeaf {
  const audience: PeopleAudienceLeaf = {
    '@type': 'PeopleAudience',
    audienceType: program.ideal,
    ...(program.minimumAge ? { suggestedMinAge: program.minimumAge } : {}),
  };
  return {
    '@type': 'Service',
    '@id': address(source, `${program.path}#service`),
    name: program.name,
    description: program.head.description,
    serviceType: program.corporate ? 'Corporate wellness' : 'Online personal training',
    url: address(source, program.path),
    provider: businessReference(source),
    audience,
    areaServed: 'Worldwide',
    offers: program.corporate ? corporateOffer(source, program.path) : programOffers(source),
  };
}

function blogPosting(source: Source, { post }: Subject<'post'>): BlogPostingLeaf {
  const url = address(source, `/blog/${post.slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description: post.head.description,
    datePublished: post.date,
    author: author(source, post.author),
    publisher: businessReference(source),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    image: shareImage(source, { path: `/blog/${post.slug}` }),
    inLanguage: 'en',
  };
}

function blog(source: Source): BlogLeaf {
  const { pages, posts } = source.content;
  return {
    '@type': 'Blog',
    '@id': address(source, '/blog#blog'),
    name: shortTitle(pages.blog.head.title),
    description: pages.blog.head.description,
    url: address(source, '/blog'),
    inLanguage: 'en',
    publisher: businessReference(source),
    blogPost: posts.map(({ slug, title, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date,
      url: address(source, `/blog/${slug}`),
    })),
  };
}

function faqPage(faqs: readonly Faq[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** What a page of its own says beside where it stands. */
function pageThings(source: Source, { name }: Subject<'page'>): Thing[] {
  const { faqs } = source.content;
  switch (name) {
    case 'home':
      return [business(source), website(source), faqPage(faqs.online)];
    case 'flow-online':
    case 'before-after':
      return [business(source)];
    case 'flow-in-person':
      return [business(source), faqPage(faqs.inPerson)];
    case 'pricing':
      return [businessWithOffers(source)];
    case 'coaches':
      return [businessWithCoaches(source)];
    case 'blog':
      return [blog(source)];
    default:
      return [];
  }
}

function things(source: Source, subject: PageSubject): Thing[] {
  switch (subject.kind) {
    case 'page':
      return pageThings(source, subject);
    case 'program':
      return [programService(source, subject)];
    case 'post':
      return [blogPosting(source, subject)];
    default:
      return [];
  }
}

/** A page that is the answer to a wrong address stands nowhere. */
const isNotFound = ({ subject }: LoadedPage) =>
  subject.kind === 'page' && (subject.name === 'not-found' || subject.name === 'program-not-found');

/** What a page tells search engines of itself, in the words of schema.org; null when there is nothing to tell. */
export function structuredData(source: Source, page: LoadedPage): Graph | null {
  if (page.subject.kind === 'app' || isNotFound(page)) return null;
  const canonical = { ...page, path: page.canonicalPath ?? page.path };
  const above = canonical.path === '/' ? [] : [breadcrumbs(source, canonical)];
  return { '@context': 'https://schema.org', '@graph': [...things(source, page.subject), ...above] };
}

/** As an element of the head. It is data: no policy for scripts concerns it, and no text in it can end it. */
export function structuredDataHtml(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
