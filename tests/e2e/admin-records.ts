import { type Account, demoAdmin, newAccount, storedRows } from '../setup/backend.ts';
import { flowOf } from '../setup/login.ts';

export interface StoredSubmission {
  id: string;
  client_id: string;
  form_key: string;
  first_name: string;
  last_name: string;
  email: string;
  version: number;
  flags: string[];
}

export const storedSubmissions = (query: string) => storedRows<StoredSubmission>('form_submissions', query);

/** A client of one test's own. */
export async function newClient(name: string): Promise<Account & { id: string }> {
  const account = await newAccount(name, { first_name: 'Noor', last_name: 'Aziz' });
  const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${account.email}`);
  if (!profile) throw new Error('The account has no profile.');
  return { ...account, id: profile.id };
}

/** Has a client fill in a form. */
export async function sendForm(
  client: Account & { id: string },
  slug: string,
  answers: Record<string, string | string[] | boolean>,
) {
  const admin = await flowOf(demoAdmin);
  const { id } = await admin.forms.assign(client.id, slug);
  const flow = await flowOf(client);
  const { version } = await flow.forms.open(slug);
  return flow.forms.submit({ assignment_id: id, version, answers });
}

export const desktop = { viewport: { width: 1280, height: 860 } } as const;
