// Loaded with the first call that asks the tables: the client comes along.
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Call } from './call.ts';
import type { Database } from './database.types.ts';
import { fromDatabaseError, fromDatabaseResponse } from './database-errors.ts';
import type { FlowError } from './errors.ts';
import type { Send } from './request.ts';

/** The name of a table. */
export type TableName = keyof Database['public']['Tables'];

/** The tables and procedures. */
export type FlowClient = PostgrestClient<Database>;

/** What the client answers of a query. */
export type TableAnswer<Data> = PromiseLike<{ data: Data; error: DatabaseError | null; status: number }>;

/** Asks the tables or a procedure, in a call. @throws FlowError */
export type Tables = <Data>(
  call: Call,
  query: (client: FlowClient) => TableAnswer<Data>,
) => Promise<{ data: Data; status: number }>;

interface DatabaseError {
  message: string;
  code?: string;
}

export function createTables(url: string, send: Send): Tables {
  return async (call, query) => {
    /** The client makes a text of what its fetch throws. */
    let failure: FlowError | undefined;
    const client = new PostgrestClient<Database>(`${url}/rest/v1`, {
      schema: 'public',
      // What may be sent again is known here, and sent again by `send` alone.
      retry: false,
      fetch: async (input, init = {}) => {
        try {
          const response = await send(call, String(input), init);
          if (response.ok) return response;
          throw await fromDatabaseResponse(response);
        } catch (error) {
          failure = error as FlowError;
          throw error;
        }
      },
    });
    const { data, error, status } = await query(client);
    if (failure) throw failure;
    if (error) throw fromDatabaseError(error, status);
    return { data, status };
  };
}
