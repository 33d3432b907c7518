import type * as z from 'zod/mini';

/** What is wrong, by the path of each field: the first rule that it breaks. What is wrong as a whole stands under `whole`. */
export function issueFields(error: z.core.$ZodError, whole: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || whole] ??= issue.message;
  return fields;
}

/** The same in one line. */
export function issueText(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([field, reason]) => `${field}: ${reason}`)
    .join('; ');
}
