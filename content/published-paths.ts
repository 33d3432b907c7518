/** The public pages that exist, so that the guide never sends a visitor to one that does not. */
export const publishedPaths: readonly string[] = ['/'];
