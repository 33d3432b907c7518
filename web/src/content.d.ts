/** The modules that `web/plugins/content.ts` makes from `content/`. */

declare module 'content:site' {
  export const content: import('@flow/content/schema').SiteContent;
}

declare module 'content:page/home' {
  export const content: import('@flow/content/schema').HomePageContent;
}

declare module 'content:page/not-found' {
  export const content: import('@flow/content/schema').NotFoundPageContent;
}
