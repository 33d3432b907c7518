import { type Lead, leadLimits } from '@flow/sdk/contracts/lead';
import { useSnapshot } from 'valtio';
import { Notes } from '../record/Notes.tsx';
import type { LeadSheetStore } from './lead-sheet.store.ts';

/** What the business wrote about a lead, oldest first, and the form for more. */
export function LeadNotes({ lead, sheet }: { lead: Lead; sheet: LeadSheetStore }) {
  const { drafts, noteError, addingNote } = useSnapshot(sheet.state, { sync: true });
  return (
    <Notes
      notes={lead.notes}
      limit={leadLimits.note}
      draft={drafts[lead.id] ?? ''}
      error={noteError}
      adding={addingNote}
      onWrite={sheet.writeNote}
      onAdd={sheet.addNote}
    />
  );
}
