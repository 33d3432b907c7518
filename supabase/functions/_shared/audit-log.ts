import type { ServiceDatabase } from './database.ts';

/** One line of the audit log. */
export interface AuditEntry {
  /** Lines of one id are one line: who repeats a change writes it once. */
  id: string;
  actor_id: string;
  actor_email: string | null;
  /** A noun and a verb, as in `subscription.cancel`. */
  action: string;
  subject_id: string;
  details: Record<string, string | boolean | null>;
  request_id: string;
}

/** Writes a line; one whose id is there already is left as it is. */
export async function writeAudit(database: ServiceDatabase, entry: AuditEntry): Promise<void> {
  const { error } = await database
    .from('audit_log')
    .upsert(entry, { onConflict: 'id', ignoreDuplicates: true });
  if (error !== null) throw new Error(`The audit log was not written: ${error.message}`, { cause: error });
}
