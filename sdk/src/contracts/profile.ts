import * as z from 'zod/mini';
import { nameRules } from './account.ts';
import { phoneRules } from './phone.ts';
import type { TextRule } from './text-rule.ts';
import { timestampSchema } from './timestamp.ts';

/** A person's own row. */
export const profileSchema = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Profile = z.infer<typeof profileSchema>;

/** A text that may be left empty, which is stored as null. */
const optionalText = (rules: readonly TextRule[]) =>
  z.pipe(
    z
      .string()
      .check(
        z.trim(),
        ...rules.map(([holds, error]) =>
          z.refine<string>((text) => text === '' || holds(text), { error, abort: true }),
        ),
      ),
    z.transform((text: string) => text || null),
  );

/** What people change of their own row. */
export const profileChangeSchema = z.object({
  firstName: optionalText(nameRules),
  lastName: optionalText(nameRules),
  phone: optionalText(phoneRules),
});
export type ProfileChange = z.input<typeof profileChangeSchema>;
