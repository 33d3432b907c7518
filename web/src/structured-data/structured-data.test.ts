// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { prerendered } from '../prerendered.test-data.ts';
import { resolvePath } from '../routes.ts';
import { structuredData, structuredDataHtml } from './structured-data.ts';

type Json = Record<string, unknown>;

const siteUrl = 'https://ridge.example';
const { content, pages } = await prerendered();

/** The things that the document of a path tells of, read as a search engine does. */
function thingsAt(path: string): Json[] {
  const { structuredData = '' } = pages.find((page) => page.path === path) ?? {};
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(structuredData) ?? [];
  const graph = JSON.parse(json) as Json;
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'] as Json[];
}

function thingAt(path: string, type: string): Json {
  const found = thingsAt(path).filter((thing) => thing['@type'] === type);
  expect(found, `${type} on ${path}`).toHaveLength(1);
  return found[0] ?? {};
}

const told = () => pages.filter(({ structuredData }) => structuredData !== '');

/** Every value under a key, however deep. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(inner, key),
  ]);
}

describe('every page', () => {
  test('tells something, except for frames and for what is not found', () => {
    const silent = pages.filter(({ structuredData }) => structuredData === '').map(({ path }) => path);
    const frames = pages.filter(({ complete }) => !complete).map(({ path }) => path);
    expect(silent.sort()).toEqual(['/404', '/flow-programs/404', ...frames].sort());
  });

  test('below home says where it stands, on pages that exist, and ends with itself', () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const { path, canonicalPath } of told().filter((page) => page.path !== '/')) {
      const crumbs = thingAt(path, 'BreadcrumbList').itemListElement as Json[];
      expect(crumbs.length, path).toBeGreaterThan(1);
      expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
      const items = crumbs.map(({ item }) => new URL(String(item)));
      expect(
        items.every((item) => item.origin === siteUrl && paths.has(item.pathname)),
        path,
      ).toBe(true);
      expect(items[0]?.pathname).toBe('/');
      expect(items.at(-1)?.pathname, path).toBe(canonicalPath);
      for (const { name } of crumbs) expect(String(name), path).toMatch(/^(?!.*\|).{2,70}$/);
    }
  });

  test('names addresses in full, on this site', () => {
    for (const { path } of told()) {
      for (const key of ['url', 'item', '@id', 'mainEntityOfPage']) {
        for (const value of valuesOf(thingsAt(path), key).filter((item) => typeof item === 'string')) {
          expect(value, `${key} on ${path}`).toMatch(/^https:\/\/ridge\.example\//);
        }
      }
    }
  });

  test('shows no stars of its own, and leaves no value empty', () => {
    for (const { path, structuredData } of told()) {
      expect(structuredData, path).not.toMatch(/aggregateRating|"Review"|ratingValue/);
      expect(structuredData, path).not.toMatch(/:(""|null|\[\]|\{\})|undefined|NaN|\{\{/);
    }
  });
});

describe('the business', () => {
  test('is the one of the records, with its place, its hours and its way to be reached', () => {
    const { business, pricing } = content;
    expect(thingAt('/', 'HealthClub')).toMatchObject({
      '@id': `${siteUrl}/#business`,
      name: business.name,
      url: `${siteUrl}/`,
      telephone: business.phone,
      email: business.email,
      address: { '@type': 'PostalAddress', addressLocality: 'Porto', addressCountry: 'PT' },
      areaServed: { '@type': 'City', name: 'Porto' },
      sameAs: [business.social.href],
      priceRange: `${pricing.currency} 620-5200`,
    });
  });

  test('is open every day, at the hours that it tells', () => {
    const hours = thingAt('/', 'HealthClub').openingHoursSpecification as Json;
    expect(hours).toMatchObject({ opens: '07:30', closes: '21:00' });
    expect(hours.dayOfWeek).toHaveLength(7);
  });

  test.each(['/', '/flow-in-person', '/flow-online', '/pricing', '/coaches', '/before-after'])(
    'stands on %s in full',
    (path) => {
      expect(thingAt(path, 'HealthClub').address).toBeDefined();
    },
  );

  test('shows its coaches where they are introduced', () => {
    const employees = thingAt('/coaches', 'HealthClub').employee as Json[];
    expect(employees.map(({ name }) => name)).toEqual(content.coaches.map(({ name }) => name));
  });

  test('sells on /pricing what the price list has, with VAT where it is added', () => {
    const catalog = thingAt('/pricing', 'HealthClub').hasOfferCatalog as Json;
    const offers = catalog.itemListElement as Json[];
    const { online, inPerson } = content.pricing;
    const plans = [...Object.values(online), ...Object.values(inPerson)];
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ['10-day free trial', 0],
      ...plans.map(({ name, price }) => [name, price]),
    ]);
    const specifications = offers.slice(1).map(({ priceSpecification }) => priceSpecification as Json);
    expect(specifications.map((one) => one.valueAddedTaxIncluded)).toEqual(
      plans.map((plan) => !plan.plusVat),
    );
  });
});

test('the home page is the site, and its questions are told with their answers', () => {
  expect(thingAt('/', 'WebSite')).toMatchObject({ name: 'Ridge', url: `${siteUrl}/` });
  expect(thingAt('/', 'FAQPage').mainEntity).toHaveLength(content.faqs.online.length);
  expect(thingAt('/flow-in-person', 'FAQPage').mainEntity).toHaveLength(content.faqs.inPerson.length);
});

describe('a program', () => {
  test('is a service of the business, for somebody, at its own path', () => {
    for (const { path, name, ideal, head } of content.programs) {
      expect(thingAt(path, 'Service'), path).toMatchObject({
        name,
        description: head.description,
        url: siteUrl + path,
        provider: { '@type': 'HealthClub', '@id': `${siteUrl}/#business` },
        audience: { audienceType: ideal },
      });
    }
  });

  test('is offered free for a trial, by the month and for its twelve weeks, at the prices of the record', () => {
    const { monthly, twelveWeeks } = content.pricing.online;
    for (const { path } of content.programs.filter((program) => !program.corporate)) {
      const offers = thingAt(path, 'Service').offers as Json[];
      expect(
        offers.map((offer) => [offer.price, offer.priceCurrency]),
        path,
      ).toEqual([
        [0, 'AED'],
        [monthly.price, 'AED'],
        [twelveWeeks.price, 'AED'],
      ]);
      expect(offers.map(({ priceSpecification }) => priceSpecification)).toMatchObject([
        { '@type': 'UnitPriceSpecification', price: 0, referenceQuantity: { value: 10, unitCode: 'DAY' } },
        {
          '@type': 'UnitPriceSpecification',
          price: monthly.price,
          referenceQuantity: { value: 1, unitCode: 'MON' },
        },
        {
          '@type': 'UnitPriceSpecification',
          price: twelveWeeks.price,
          referenceQuantity: { value: 12, unitCode: 'WEE' },
        },
      ]);
    }
  });

  test('for companies has an offer without a price', () => {
    const service = thingAt('/flow-programs/ridge-teams', 'Service');
    expect(service.offers).toMatchObject({ '@type': 'Offer', name: content.pricing.corporate.name });
    expect(valuesOf(service, 'price')).toEqual([]);
  });

  test('that answers to its key too is told as the one page it is', () => {
    expect(thingsAt('/flow-programs/lean')).toEqual(thingsAt('/ridge-lean'));
  });
});

test('a post has its headline, day, author and publisher', () => {
  for (const { slug, title, date, author } of content.posts) {
    const url = `${siteUrl}/blog/${slug}`;
    expect(thingAt(`/blog/${slug}`, 'BlogPosting'), slug).toMatchObject({
      headline: title,
      datePublished: date,
      author: { '@type': 'Person', name: author },
      publisher: { '@type': 'HealthClub', name: 'Ridge' },
      mainEntityOfPage: { '@id': url },
      image: `${siteUrl}/social/blog/${slug}.png`,
      url,
    });
  }
  expect(thingAt('/blog', 'Blog').blogPost).toHaveLength(content.posts.length);
});

test('a build for another address tells that address', async () => {
  const page = await resolvePath('/ridge-lean');
  if ('redirect' in page) throw new Error('the program is gone');
  const graph = structuredData({ content, siteUrl: 'https://coach.example' }, page);
  expect(valuesOf(graph, 'url').every((url) => String(url).startsWith('https://coach.example/'))).toBe(true);
});

test('no text can end the element that it stands in', () => {
  const html = structuredDataHtml({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: '</script><script>alert(1)</script>' }],
  });
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))['@graph'][0].name).toContain('</script>');
});
