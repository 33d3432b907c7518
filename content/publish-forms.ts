import { contentDirectory, loadForms } from './load.ts';

/** What became of one form: see publish_forms in the migrations. */
export interface PublishedForm {
  form_key: string;
  version: number;
  change: 'published' | 'updated' | 'unchanged' | 'retired';
}

/** `goal_setting: version 2 published`. */
export function describePublished({ form_key, version, change }: PublishedForm): string {
  return change === 'retired' ? `${form_key}: retired` : `${form_key}: version ${version} ${change}`;
}

/**
 * Brings the forms of `content/forms` to a Supabase project.
 *
 * @throws ContentError for a file that is not right; Error with the project's own words when it refuses
 */
export async function publishForms(
  project: { url: string; secretKey: string },
  directory: string = contentDirectory,
): Promise<PublishedForm[]> {
  const response = await fetch(`${project.url.replace(/\/+$/, '')}/rest/v1/rpc/publish_forms`, {
    method: 'POST',
    headers: {
      apikey: project.secretKey,
      authorization: `Bearer ${project.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ _definitions: await loadForms(directory) }),
  });
  if (!response.ok)
    throw new Error(`The forms were not published: HTTP ${response.status} ${await response.text()}`);
  return (await response.json()) as PublishedForm[];
}

if (import.meta.main) {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: secretKey } = process.env;
  if (!url || !secretKey) {
    console.error(
      'Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY: the project whose forms these are, and its secret key.',
    );
    process.exit(1);
  }
  for (const form of await publishForms({ url, secretKey })) console.log(describePublished(form));
}
