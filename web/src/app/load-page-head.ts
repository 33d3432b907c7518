/** A built page has its head already: what makes one is loaded with the next page. */
export const loadPageHead = () => import('./page-head.ts');
