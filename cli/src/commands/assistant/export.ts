import { exportCommandOf } from '../export-command.ts';
import { questionOptions } from './row-options.ts';

export const configure = exportCommandOf(
  questionOptions,
  async () => (await import('./collection.ts')).questions,
  {
    filePrefix: 'assistant',
    notes: ['Of an unhelpful answer the answer is included.'],
    examples: [
      ['assistant export', "today's file in this directory"],
      ['assistant export --outcome unhelpful --output unhelpful.csv --force', 'the same file, renewed'],
      ['assistant export --output - | gzip > assistant.csv.gz', 'to another program'],
    ],
  },
);
