import { chatRequestSchema, chatRoles } from '@flow/contracts/chat.ts';
import * as z from 'zod/mini';

const ours: readonly unknown[] = chatRoles;

/** Whether this is a turn in a role that no visitor has, such as `system` or `tool`. */
function isForeignTurn(turn: unknown): boolean {
  return typeof turn === 'object' && turn !== null && 'role' in turn && typeof turn.role === 'string'
    ? !ours.includes(turn.role)
    : false;
}

function withoutForeignTurns(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (!('messages' in body) || !Array.isArray(body.messages)) return body;
  return { ...body, messages: body.messages.filter((turn) => !isForeignTurn(turn)) };
}

/** A chat request as it may come in: turns of roles that are not a visitor's to take are ignored. */
export const incomingRequestSchema = z.pipe(z.transform(withoutForeignTurns), chatRequestSchema);
