import type { ProgramContent } from '@flow/content/pages/program';

/** What only the program for companies says. */
export type CorporateFacts = NonNullable<ProgramContent['corporate']>;
