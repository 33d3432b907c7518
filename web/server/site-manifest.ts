/** CSP's names of what stands inside a page. */
export interface InlineHashes {
  style: string;
  scripts: string[];
}

/** What the build tells the server about the site. A file whose name begins with a dot is never served. */
export interface SiteManifest {
  /** Routes that are answered with an app shell: the route's pattern and the path of its file. */
  appShells: { pattern: string; path: string }[];
  /** What is inline in a page, by the path of its file: CSP's hashes. */
  inline: Record<string, InlineHashes>;
  /** Pages that list what is below them, like `/blog`: an unknown path below one leads to it. */
  lists: string[];
  /** Outside services that the pages may reach, because the build was told of them. */
  consultationWebhookUrl: string | null;
  googleAnalytics: boolean;
  metaPixel: boolean;
}

export const siteManifestFile = '.site.json';
