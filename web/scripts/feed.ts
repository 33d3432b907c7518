import type { Content } from '@flow/content/load';
import { Feed } from 'feed';
import { feedPath } from '../src/app/document-head.ts';
import { richTextHtml } from './rich-text-html.ts';

/** The middle of a day where the business is: the same day for most readers. */
function noonOf(date: string, timeZone: string): Date {
  const noonInUtc = new Date(`${date}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    noonInUtc,
  );
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const offset = name.replace('GMT', '') || 'Z';
  return new Date(`${date}T12:00:00${offset}`);
}

/** The posts as RSS, the newest first. */
export function feedXml(siteUrl: string, { business, pages, posts }: Content): string {
  const address = (path: string) => new URL(path, siteUrl).href;
  const published = (date: string) => noonOf(date, business.timeZone);
  const [newest] = posts;
  const feed = new Feed({
    id: address('/blog'),
    title: pages.blog.head.title,
    description: pages.blog.head.description,
    link: address('/blog'),
    feed: address(feedPath),
    language: 'en',
    generator: false,
    ...(newest ? { updated: published(newest.date) } : {}),
  });
  for (const post of posts) {
    const link = address(`/blog/${post.slug}`);
    feed.addItem({
      link,
      title: post.title,
      description: post.previewText,
      content: richTextHtml(post.content, siteUrl),
      date: published(post.date),
    });
  }
  return feed.rss2();
}
