/** The modules that `web/plugins/content.ts` makes from `content/`. */

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

declare module 'content:page/before-after' {
  export const content: import('@flow/content/page-schemas/before-after').BeforeAfterPageContent;
}

declare module 'content:page/blog' {
  export const content: import('@flow/content/page-schemas/blog').BlogPageContent;
}

declare module 'content:page/coaches' {
  export const content: import('@flow/content/page-schemas/coaches').CoachesPageContent;
}

declare module 'content:page/flow-in-person' {
  export const content: import('@flow/content/page-schemas/flow-in-person').FlowInPersonPageContent;
}

declare module 'content:page/flow-online' {
  export const content: import('@flow/content/page-schemas/flow-online').FlowOnlinePageContent;
}

declare module 'content:page/flowsolutions' {
  export const content: import('@flow/content/page-schemas/flowsolutions').FlowsolutionsPageContent;
}

declare module 'content:page/home' {
  export const content: import('@flow/content/page-schemas/home').HomePageContent;
}

declare module 'content:page/legal' {
  export const content: import('@flow/content/page-schemas/legal').LegalPageContent;
}

declare module 'content:page/not-found' {
  export const content: import('@flow/content/page-schemas/not-found').NotFoundPageContent;
}

declare module 'content:page/post' {
  export const content: import('@flow/content/page-schemas/post').PostPageContent;
}

declare module 'content:page/pricing' {
  export const content: import('@flow/content/page-schemas/pricing').PricingPageContent;
}

declare module 'content:page/program' {
  export const content: import('@flow/content/page-schemas/program').ProgramPageContent;
}

declare module 'content:page/program-not-found' {
  export const content: import('@flow/content/page-schemas/program-not-found').ProgramNotFoundPageContent;
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
