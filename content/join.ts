import type * as z from 'zod';
import { ContentError } from './content-error.ts';
import type {
  Content,
  HomeFile,
  HomePageContent,
  NavigationFile,
  Program,
  SiteContent,
  SiteFile,
  Transformation,
  testimonialsFileSchema,
} from './schema.ts';

/** What every page's frame needs, from `site.yaml` and `navigation.yaml`. */
export function joinSite(site: SiteFile, navigation: NavigationFile): SiteContent {
  const digits = site.phone.replace(/\D/g, '');
  return {
    name: site.name,
    url: site.url,
    email: site.email,
    social: site.social,
    withoutScript: site.withoutScript,
    phone: { display: site.phone, href: `tel:+${digits}` },
    whatsapp: { number: digits, templates: site.whatsapp },
    navigation: { items: navigation.items },
    footer: navigation.footer,
  };
}

interface HomeRecords {
  testimonials: z.infer<typeof testimonialsFileSchema>;
  transformations: readonly Transformation[];
  programs: readonly Program[];
  faqs: Content['faqs'];
}

/** The home page with the records it names in place of their names. */
export function joinHome(home: HomeFile, records: HomeRecords): HomePageContent {
  const file = 'pages/home.yaml';
  const cards = home.programs.cards.map((slug, index) => {
    const program = records.programs.find((candidate) => candidate.slug === slug);
    if (!program) throw new ContentError(file, `programs.cards.${index}`, `there is no programs/${slug}.md`);
    return {
      slug,
      label: program.card.label,
      description: program.card.description,
      path: program.path,
      image: program.heroImage,
      gradient: program.group,
    };
  });
  const transformations = home.coaching.transformations.map((id, index) => {
    const found = records.transformations.find((candidate) => candidate.id === id);
    if (!found) {
      throw new ContentError(
        file,
        `coaching.transformations.${index}`,
        `transformations.yaml has no "${id}"`,
      );
    }
    return found;
  });
  return {
    ...home,
    hero: { ...home.hero, testimonials: records.testimonials.hero },
    programs: { ...home.programs, cards },
    testimonials: { ...home.testimonials, items: records.testimonials.block },
    coaching: { ...home.coaching, transformations },
    faq: { ...home.faq, items: records.faqs.online },
  };
}
