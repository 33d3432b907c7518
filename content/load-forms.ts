import { type FormDefinition, formDefinitionSchema } from '../sdk/src/contracts/form-definition.ts';
import type { FormKey } from '../sdk/src/contracts/form-submission.ts';
import { ContentError, checkContent } from './content-error.ts';
import { type Facts, fillPlaceholders } from './placeholders.ts';
import { namesIn, readYaml } from './read-file.ts';

const folder = 'forms';

/** A yes to any of its questions is a reason to ask before the first session. */
const healthForm: FormKey = 'parq_assessment';

/**
 * The forms of `content/forms`, by name. A file's name is its form's slug.
 *
 * @throws ContentError naming the file, the field and the reason
 */
export async function readForms(directory: string, facts: Facts): Promise<FormDefinition[]> {
  const names = await namesIn(directory, folder, '.yaml');
  return Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const form = fillPlaceholders(await readYaml(directory, file), facts, file);
      const slug = name.slice(0, -'.yaml'.length);
      const definition = checkContent(file, formDefinitionSchema, named(form, slug));
      if (definition.key === healthForm) checkFlags(file, definition);
      return definition;
    }),
  );
}

/** A question that was added without its flag would hide a yes from the coach. */
function checkFlags(file: string, { groups }: FormDefinition): void {
  for (const [group, { questions }] of groups.entries()) {
    for (const [index, question] of questions.entries()) {
      if (question.kind !== 'yes_no' || question.flag) continue;
      const field = `groups.${group}.questions.${index}.flag`;
      throw new ContentError(file, field, 'must be true: in this form every yes is shown to the coach');
    }
  }
}

/** What an author does not write: the name of the file says it. */
function named(form: unknown, slug: string): unknown {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return form;
  return { ...form, slug, key: slug.replaceAll('-', '_') };
}
