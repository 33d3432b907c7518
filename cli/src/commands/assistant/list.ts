import { listCommandOf } from '../list-command.ts';
import { questionOptions } from './row-options.ts';

export const configure = listCommandOf(
  questionOptions,
  async () => (await import('./collection.ts')).questions,
  {
    notes: [
      'What visitors asked the assistant and it could not answer, or answered badly. Who asked is not known.',
    ],
    examples: [
      ['assistant list --outcome handed-over', 'what no card comes near'],
      ['assistant list --outcome unhelpful --all --json | jq -r .[].answer', 'answers to write better'],
      ['assistant list --language ar --from 2026-11-01', 'what was asked in Arabic'],
    ],
  },
);
