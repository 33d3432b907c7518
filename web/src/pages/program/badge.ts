import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';

/** What a program's badge says, or nothing for one that beginners should not start with. */
export function badgeOf(
  { corporate, beginnerFriendly }: Pick<ProgramContent, 'corporate' | 'beginnerFriendly'>,
  { badge }: Pick<ProgramPageContent, 'badge'>,
): string | null {
  if (corporate) return badge.corporate;
  return beginnerFriendly ? badge.beginnerFriendly : null;
}
