import { exportCommandOf } from '../export-command.ts';
import { questions } from './collection.ts';

export const configure = exportCommandOf(questions, {
  notes: ['Of an unhelpful answer the answer is included.'],
  examples: [
    ['assistant export', "today's file in this directory"],
    ['assistant export --outcome unhelpful --output unhelpful.csv --force', 'the same file, renewed'],
    ['assistant export --output - | gzip > assistant.csv.gz', 'to another program'],
  ],
});
