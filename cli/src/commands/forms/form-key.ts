import { type Flow, isFlowError } from '@flow/sdk';
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

/** What is said of forms that are not in the registry. */
export function unknownForms(slugs: readonly string[], consequence = ''): Failure {
  return new Failure(
    `There is no form ${slugs.join(', ')}: "flow-admin forms registry" shows them.${consequence}`,
  );
}

/** The questions that a form asks now. */
export async function currentDefinition(flow: Flow, formKey: string): Promise<FormDefinition> {
  const slug = slugOf(formKey);
  try {
    return (await flow.forms.open(slug)).definition;
  } catch (error) {
    if (!isFlowError(error) || error.code !== 'not_found') throw error;
    throw unknownForms([slug]);
  }
}
