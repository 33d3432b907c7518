import type { ProgramContent } from '@flow/content/page-schemas/program';

/** What only the program for companies says. */
export type CorporateFacts = NonNullable<ProgramContent['corporate']>;
