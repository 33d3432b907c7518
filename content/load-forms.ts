import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormDefinition, formDefinitionSchema } from '../sdk/src/contracts/form-definition.ts';
import { ContentError, checkContent } from './content-error.ts';
import { type Facts, fillPlaceholders } from './placeholders.ts';
import { readYaml } from './read-file.ts';

const folder = 'forms';

/**
 * The forms of `content/forms`, by name. A file's name is its form's slug.
 *
 * @throws ContentError naming the file, the field and the reason
 */
export async function readForms(directory: string, facts: Facts): Promise<FormDefinition[]> {
  const names = await readdir(join(directory, folder)).catch((cause: unknown) => {
    throw new ContentError(folder, '', 'the folder is missing', { cause });
  });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map(async (name) => {
        const file = `${folder}/${name}`;
        const form = fillPlaceholders(await readYaml(directory, file), facts, file);
        const slug = name.slice(0, -'.yaml'.length);
        return checkContent(file, formDefinitionSchema, named(form, slug));
      }),
  );
}

/** What an author does not write: the name of the file says it. */
function named(form: unknown, slug: string): unknown {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return form;
  return { ...form, slug, key: slug.replaceAll('-', '_') };
}
