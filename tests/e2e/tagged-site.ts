import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { visit } from '../setup/browser.ts';
import { startOwnSite } from './own-site.ts';

const tagIds = { VITE_GA_MEASUREMENT_ID: 'G-TEST1234', VITE_META_PIXEL_ID: '12345' };

// As much of each service's script as the site depends on: cookies, the queue, and the word that withdraws consent.
const gtagScript = `(() => {
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_TEST1234=GS1.1.1; path=/';
  const hear = ([command, name]) => {
    if (command !== 'event' || window['ga-disable-G-TEST1234']) return;
    fetch('https://region1.google-analytics.com/g/collect?en=' + name, { method: 'POST', mode: 'no-cors' });
  };
  dataLayer.forEach(hear);
  const push = dataLayer.push;
  dataLayer.push = (...calls) => {
    calls.forEach(hear);
    return push.apply(dataLayer, calls);
  };
})();`;

const pixelScript = `(() => {
  document.cookie = '_fbp=fb.1.1; path=/';
  let granted = true;
  fbq.callMethod = (command, name) => {
    if (command === 'consent') granted = name === 'grant';
    if (granted && command.startsWith('track')) new Image().src = 'https://www.facebook.com/tr?ev=' + name;
  };
  fbq.queue.splice(0).forEach((call) => fbq.callMethod(...call));
})();`;

const scripts = {
  'https://www.googletagmanager.com/gtag/js?id=G-TEST1234': gtagScript,
  'https://connect.facebook.net/en_US/fbevents.js': pixelScript,
} as const;

export const tagScripts = Object.keys(scripts);

const hosts = /^https:\/\/[\w.]*(googletagmanager\.com|google-analytics\.com|facebook\.net|facebook\.com)\//;

/** Answers in place of the services, and records what is asked of them. */
async function standInForTags(context: BrowserContext) {
  const requests: string[] = [];
  await context.route(hosts, (route) => {
    const url = route.request().url();
    requests.push(url);
    const body = Object.entries(scripts).find(([source]) => source === url)?.[1];
    if (body === undefined) return route.fulfill({ status: 204 });
    return route.fulfill({ body, contentType: 'text/javascript' });
  });
  const named = (host: string, parameter: string) => () =>
    requests
      .filter((url) => new URL(url).hostname === host)
      .map((url) => new URL(url).searchParams.get(parameter));
  return {
    /** Every request that reached a service, its scripts included. */
    requests,
    scripts: () => requests.filter((url) => tagScripts.includes(url)),
    google: named('region1.google-analytics.com', 'en'),
    meta: named('www.facebook.com', 'ev'),
  };
}

/** A fresh visitor of such a site. */
export async function visitWithTags(options: BrowserContextOptions = {}) {
  const visitor = await visit(options);
  const tags = await standInForTags(visitor.context);
  return { ...visitor, tags };
}

/** The site as a business with analytics builds it. */
export const startTaggedSite = () => startOwnSite(tagIds);
