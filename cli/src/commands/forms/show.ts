import { showCommandOf } from '../show-command.ts';

export const configure = showCommandOf(
  async () => (await import('./single-submission.ts')).singleSubmission,
  {
    argument: { name: 'submission', description: 'the id that "forms list" shows' },
    notes: [
      'Show what a client sent: the answers under the questions of the version that was answered.',
      'In a pipe a field or an answer a line: name or id of the question, tab, value.',
    ],
    examples: [
      ['forms show 0b8f6c1e-7a53-4d53-9a54-3f1e0c1f4a53', 'for a person'],
      ['forms show 0b8f6c1e-7a53-4d53-9a54-3f1e0c1f4a53 --json | jq .payload', 'for a script'],
    ],
  },
);
