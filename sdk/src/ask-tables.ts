import type * as z from 'zod/mini';
import type { CallOptions, once } from './call.ts';
import { fitted } from './read-answer.ts';
import type { FlowClient, TableAnswer, Tables } from './tables.ts';

/** Asks the tables or a procedure in a call of its own, and reads the answer through its schema. @throws FlowError */
export const createAsk =
  (tables: Tables) =>
  <Schema extends z.ZodMiniType>(
    kind: typeof once,
    options: CallOptions,
    schema: Schema,
    query: (client: FlowClient) => TableAnswer<unknown>,
  ): Promise<z.output<Schema>> =>
    kind(options, async (call) => fitted(await tables(call, query), schema));
