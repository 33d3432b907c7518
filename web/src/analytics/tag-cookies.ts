/** The names under which the analytics scripts keep first-party cookies. */
const ofTags = /^(_ga|_gid|_gat|_gac|_gcl|_fbp|_fbc)(_|$)/;

/** Each domain that a page of the host may set a cookie for, the widest first. A browser refuses those that are too wide. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(labels.length - 1 - index).join('.'));
}

/** Deletes what the analytics scripts keep in the visitor's browser, as far as a page of ours can reach it. */
export function deleteTagCookies(page: Pick<Document, 'cookie'> = document, host = location.hostname): void {
  const names = page.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names.filter((candidate) => ofTags.test(candidate))) {
    for (const domain of ['', ...domainsOf(host).map((domain) => `; domain=${domain}`)]) {
      page.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
