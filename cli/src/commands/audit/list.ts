import { listCommandOf } from '../list-command.ts';
import { auditOptions } from './row-options.ts';

export const configure = listCommandOf(
  auditOptions,
  async () => (await import('./collection.ts')).auditEntries,
  {
    notes: ['Who did what to whom. Nothing in the audit log is ever changed.'],
    examples: [
      ['audit list --action subscription.cancel', 'who cancelled what'],
      ['audit list --actor admin@flow.example --from 2026-11-21', 'what one admin did since'],
      ['audit list --subject sub_1Q2w3E --all', 'all that was done to one subscription'],
    ],
  },
);
