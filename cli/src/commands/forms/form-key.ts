import type { Flow } from '@flow/sdk';
import type { FormDefinition } from '@flow/sdk/contracts/form-definition';
import { InvalidArgumentError } from 'commander';
import { Failure } from '../../failure.ts';

/** A form as people write it: the slug of a key. */
export const slugOf = (formKey: string): string => formKey.replaceAll('_', '-');

export const keyOf = (slug: string): string => slug.replaceAll('-', '_');

/** Reads a form's slug, or its key. */
export function parseForm(value: string): string {
  const slug = slugOf(value.trim().toLowerCase());
  if (slug.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new InvalidArgumentError('Expected a form, for example goal-setting.');
}

interface FormCheck {
  /** Whether a form that is given to nobody any more counts. */
  retired: boolean;
  /** What the failure says besides. */
  consequence?: string;
}

/** Fails when one is not in the registry, and names those that are. */
export async function checkForms(
  flow: Flow,
  slugs: readonly string[],
  { retired, consequence = '' }: FormCheck,
): Promise<void> {
  if (slugs.length === 0) return;
  const registry = await flow.forms.registry();
  const known = registry.filter((form) => retired || form.retired_at === null).map(({ slug }) => slug);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length === 0) return;
  throw new Failure(
    `There is no form ${unknown.join(', ')}. The forms are ${known.join(', ')}.${consequence}`,
  );
}

/** The questions that a form asks now. */
export async function currentDefinition(flow: Flow, formKey: string): Promise<FormDefinition> {
  return (await flow.forms.open(slugOf(formKey))).definition;
}
