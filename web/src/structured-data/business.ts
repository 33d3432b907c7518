import type {
  DayOfWeek,
  HealthClubLeaf,
  OpeningHoursSpecificationLeaf,
  PersonLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { everyOffer } from './offers.ts';
import { address, type Source, shareImage } from './source.ts';

const everyDay: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The two times that `businessHours` begins with: `6:00–22:00 Dubai time`. */
function openingHours(businessHours: string): OpeningHoursSpecificationLeaf {
  const [opens = '', closes = ''] = [...businessHours.matchAll(/\d{1,2}:\d{2}/g)].map(([time]) =>
    time.padStart(5, '0'),
  );
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: everyDay, opens, closes };
}

const businessId = (source: Source) => address(source, '/#business');

/** The business where it is only mentioned: who gives a service, who publishes a post. */
export function businessReference(source: Source): HealthClubLeaf {
  return {
    '@type': 'HealthClub',
    '@id': businessId(source),
    name: source.content.business.name,
    url: address(source, '/'),
  };
}

function priceRange({ content }: Source): string {
  const { currency, online, inPerson } = content.pricing;
  const prices = [...Object.values(online), ...Object.values(inPerson)].map((plan) => plan.price);
  return `${currency} ${Math.min(...prices)}-${Math.max(...prices)}`;
}

/** The business in full. Without reviews: search engines ignore those that a business publishes of itself. */
export function business(source: Source): HealthClubLeaf {
  const { business: facts, pages } = source.content;
  return {
    ...businessReference(source),
    description: pages.home.head.description,
    image: shareImage(source, { path: '/' }),
    telephone: facts.phone,
    email: facts.email,
    address: { '@type': 'PostalAddress', addressLocality: facts.city, addressCountry: facts.country },
    areaServed: { '@type': 'City', name: facts.city },
    openingHoursSpecification: openingHours(facts.businessHours),
    priceRange: priceRange(source),
    currenciesAccepted: source.content.pricing.currency,
    foundingDate: String(facts.claims.since),
    sameAs: [facts.social.href],
  };
}

/** The business with all that it sells. */
export function businessWithOffers(source: Source): HealthClubLeaf {
  return {
    ...business(source),
    hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: everyOffer(source) },
  };
}

function coach(source: Source, { name, specialty, shortDescription }: Source['content']['coaches'][number]) {
  const person: PersonLeaf = {
    '@type': 'Person',
    name,
    jobTitle: specialty,
    description: shortDescription,
    url: address(source, '/coaches'),
  };
  return person;
}

/** The business with the people who work for it. */
export function businessWithCoaches(source: Source): HealthClubLeaf {
  return {
    ...business(source),
    employee: source.content.coaches.map((record) => coach(source, record)),
  };
}

/** Who wrote a post: a coach with a page to be found on, or a name. */
export function author(source: Source, name: string): PersonLeaf {
  const record = source.content.coaches.find((candidate) => candidate.name === name);
  return record ? coach(source, record) : { '@type': 'Person', name };
}

export function website(source: Source): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': address(source, '/#website'),
    name: source.content.business.name,
    url: address(source, '/'),
    inLanguage: 'en',
    publisher: { '@id': businessId(source) },
  };
}
