import type { PageName } from '@flow/content/page-schemas/index';
import type { PageHead } from '@flow/content/schema';
import type { ArtPalette, Artwork } from '../art/artwork.ts';
import type { PageSubject } from '../route.ts';

/** Every image for people who share a page is as large as this, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

interface SharedPage {
  path: string;
  canonicalPath?: string;
  noindex?: boolean;
}

/** What a page without an image of its own shows. */
const defaultPath = '/social/home.png';

/** Where the image of a page is. */
export function socialImagePath({ path, canonicalPath = path, noindex }: SharedPage): string {
  return noindex || canonicalPath === '/' ? defaultPath : `/social${canonicalPath}.png`;
}

/** What the image of a page shows. */
export interface SocialCard {
  title: string;
  /** Smaller, under the title. */
  line?: string;
  artwork: Pick<Artwork, 'kind' | 'name' | 'palette' | 'pattern'>;
}

const field = (name: string, palette: ArtPalette = 'brand'): SocialCard['artwork'] => ({
  kind: 'field',
  name,
  palette,
});

const pageArt: Partial<Record<PageName, SocialCard['artwork']>> = {
  home: { kind: 'hero', name: 'home-hero', palette: 'brand' },
  'before-after': { kind: 'pair', name: 'before-and-after', palette: 'womens-health' },
  blog: field('blog', 'sport'),
  coaches: field('two-people', 'fresh-start'),
  'flow-in-person': field('in-person', 'work-life'),
  'flow-online': field('online', 'long-run'),
  pricing: field('many-desks', 'fresh-start'),
};

/** A head's title is the page's and what follows it, one of which may be the name of the site. */
function titleParts(title: string, siteName: string): Pick<SocialCard, 'title' | 'line'> {
  const [own = title, line] = title.split(' | ').filter((part) => part !== siteName);
  return { title: own, ...(line ? { line } : {}) };
}

/** What people see of a page where it is shared: its own words and its own drawing. */
export function socialCard(page: { head: PageHead; subject: PageSubject }, siteName: string): SocialCard {
  const { head, subject } = page;
  switch (subject.kind) {
    case 'program': {
      const { name, subtitle, heroImage, group, heroPattern } = subject.program;
      const artwork = { ...field(heroImage.name, group), pattern: heroPattern };
      return { title: name, line: subtitle, artwork };
    }
    case 'post': {
      const { title, author, featuredImage, palette } = subject.post;
      return { title, line: author, artwork: field(featuredImage.name, palette) };
    }
    case 'page':
      return {
        ...titleParts(head.title, siteName),
        artwork: pageArt[subject.name] ?? field(subject.name),
      };
    case 'legal':
      return { ...titleParts(head.title, siteName), artwork: field('small-print', 'long-run') };
    case 'app':
      return { ...titleParts(head.title, siteName), artwork: field('app') };
  }
}
