/** Reads all that the answers say, and prints it for the function to start with. Part of `npm run build:answers`. */
import { answersSchema } from '@flow/contracts/answer-card.ts';
import answersJson from './answers.gen.json' with { type: 'json' };
import { buildQuestionIndex } from './question-index.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const index = buildQuestionIndex(answersSchema.parse(answersJson), createWordVectors(vectorsJson));
console.log(JSON.stringify(index));
