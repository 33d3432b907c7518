import type { NavigationFile, SiteContent, SiteFile } from './schema.ts';

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
