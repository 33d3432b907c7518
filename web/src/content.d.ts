/** The modules that `web/plugins/content.ts` makes from `content/`. Those of pages have their types where their schema stands (tsconfig.json). */

declare module 'content:site' {
  export const content: import('@flow/content/schema').SiteContent;
}

declare module 'content:consultation' {
  export const content: import('@flow/content/schema').ConsultationContent;
}

declare module 'content:chat' {
  export const content: import('@flow/content/schema').ChatContent;
}

declare module 'content:trial' {
  export const content: import('@flow/content/schema').TrialContent;
}

declare module 'content:page/thank-you-call' {
  export const content: import('@flow/content/page-schemas/thank-you').ThankYouContent;
}

declare module 'content:page/thank-you-trial' {
  export const content: import('@flow/content/page-schemas/thank-you').ThankYouContent;
}

declare module 'content:page/thank-you-zoom' {
  export const content: import('@flow/content/page-schemas/thank-you').ThankYouContent;
}

/** The keys of the programs whose path is not below /flow-programs, by their path. */
declare module 'content:program-paths' {
  export const programPaths: Record<string, string>;
}

/** Loads each program by its key. */
declare module 'content:programs' {
  export const load: Record<
    string,
    () => Promise<{ content: import('@flow/content/page-schemas/program').ProgramContent }>
  >;
}

/** Loads each post by its slug. */
declare module 'content:posts' {
  export const load: Record<
    string,
    () => Promise<{ content: import('@flow/content/page-schemas/post').PostContent }>
  >;
}

declare module 'content:legal/privacy-policy' {
  export const content: import('@flow/content/schema').LegalDocument;
}

declare module 'content:legal/terms-conditions' {
  export const content: import('@flow/content/schema').LegalDocument;
}
