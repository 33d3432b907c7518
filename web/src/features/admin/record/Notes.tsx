import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { control } from '../../../ui/Field/Field.css.ts';
import { describedBy, Field } from '../../../ui/Field/Field.tsx';
import type { Note } from './note.store.ts';
import * as styles from './Record.css.ts';

export interface WrittenNote {
  id: string;
  body: string;
  author_email: string | null;
  created_at: string;
}

export interface NotesProps {
  /** Oldest first. */
  notes: readonly WrittenNote[];
  /** The one that is being written. */
  note: Note;
}

/** How near to the limit a note is when its length begins to be shown. */
const nearLimit = 200;

function NoteList({ notes }: Pick<NotesProps, 'notes'>) {
  if (notes.length === 0) return <p className={styles.quiet}>Nobody has written anything yet.</p>;
  return (
    <ol className={styles.noteList}>
      {notes.map((note) => (
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
  );
}

/** What the business wrote about a record, and the form for more. */
export function Notes({ notes, note }: NotesProps) {
  const { limit } = note;
  const { draft, error: why, adding } = useSnapshot(note.state, { sync: true });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const length = draft.trim().length;
  const error = why ?? undefined;
  const counted = `${length.toLocaleString('en')} of ${limit.toLocaleString('en')} characters`;
  const hint = length > limit - nearLimit ? counted : undefined;

  async function add() {
    await note.add();
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
      <NoteList notes={notes} />
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
            onChange={(event) => note.write(event.target.value)}
            onKeyDown={submitFromKeyboard}
          />
        </Field>
        <Button type="submit" variant="secondary" className={styles.addNote} busy={adding}>
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
