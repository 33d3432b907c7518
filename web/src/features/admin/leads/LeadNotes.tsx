import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { type Lead, leadLimits } from '@flow/sdk/contracts/lead';
import { type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { control } from '../../../ui/Field/Field.css.ts';
import { describedBy, Field } from '../../../ui/Field/Field.tsx';
import * as styles from './LeadSheet.css.ts';
import type { LeadSheetStore } from './lead-sheet.store.ts';

/** How near to the limit a note is when its length begins to be shown. */
const nearLimit = leadLimits.note - 200;

const limitWords = leadLimits.note.toLocaleString('en');

/** What the business wrote about a lead, oldest first, and the form for more. */
export function LeadNotes({ lead, sheet }: { lead: Lead; sheet: LeadSheetStore }) {
  const { drafts, noteError, addingNote } = useSnapshot(sheet.state, { sync: true });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const draft = drafts[lead.id] ?? '';
  const length = draft.trim().length;
  const error = noteError ?? undefined;
  const hint = length > nearLimit ? `${length.toLocaleString('en')} of ${limitWords} characters` : undefined;

  async function add() {
    await sheet.addNote();
    field.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void add();
  }

  function submitFromKeyboard(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
  }

  return (
    <div className={styles.notes}>
      {lead.notes.length === 0 && <p className={styles.quiet}>Nobody has written anything yet.</p>}
      {lead.notes.length > 0 && (
        <ol className={styles.noteList}>
          {lead.notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <p dir="auto" className={styles.noteText}>
                {note.body}
              </p>
              <p className={styles.quiet}>
                {note.author_email ?? 'Somebody'},{' '}
                <time dateTime={note.created_at}>{formatBusinessDateTime(note.created_at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.noteForm} onSubmit={submit} noValidate>
        <Field id={id} label="New note" error={error} hint={hint}>
          <textarea
            {...describedBy(id, { error, hint })}
            ref={field}
            id={id}
            dir="auto"
            rows={3}
            className={`${control} ${styles.noteField}`}
            value={draft}
            onChange={(event) => sheet.writeNote(event.target.value)}
            onKeyDown={submitFromKeyboard}
          />
        </Field>
        <Button type="submit" variant="secondary" className={styles.addNote} busy={addingNote}>
          Add note
        </Button>
        {error && (
          <p role="alert" className={styles.said}>
            {error}
          </p>
        )}
      </form>
    </div>
  );
}
