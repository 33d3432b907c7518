import { describePublished, type PublishedForm } from '../../content/publish-forms.ts';
import type { LocalDatabase } from './database/database.ts';
import { LocalSetupError } from './setup-error.ts';

/**
 * Brings the forms of content/ to the database, and says which have changed.
 *
 * @throws LocalSetupError for a form file that is not right
 */
export async function publishContentForms(
  database: Pick<LocalDatabase, 'sql'>,
  log: (line: string) => void,
): Promise<void> {
  const { ContentError, loadForms } = await import('../../content/load.ts');
  const forms = await loadForms().catch((cause: unknown) => {
    if (!(cause instanceof ContentError)) throw cause;
    throw new LocalSetupError(`The content is not right: ${cause.message}`, { cause });
  });
  const published = await database.sql<PublishedForm & Record<string, unknown>>(
    'select * from public.publish_forms($1)',
    [JSON.stringify(forms)],
  );
  for (const form of published) if (form.change !== 'unchanged') log(`Form ${describePublished(form)}`);
}
