import { content as texts } from 'content:chat';
import type { AnswerRating } from '@flow/sdk/contracts/assistant-feedback';
import type { ChatMessage } from '@flow/sdk/contracts/chat';
import { chatLimits } from './contract-limits.ts';

/** How an answer stands that is not whole: still coming, stopped on its way, or replaced by the failure text. */
export type Ending = 'coming' | 'stopped' | 'failed';

/** What the visitor said of an answer. */
export interface Rated {
  /** When it was first rated, in milliseconds since 1970: tells it from the visitor's other answers. */
  id: number;
  /** Absent when it could not be sent. */
  rating?: AnswerRating;
}

/** A message, what became of it when it is an answer that is not whole, and how the visitor finds it. */
export type Turn = ChatMessage & { ending?: Ending; rated?: Rated };

/** Most bytes that one more message can need: JSON writes a character in at most six. */
const messageBytes = chatLimits.messageCharacters * 6;
/** A margin for the rest of the body. */
const otherBytes = 1_000;
/** Longest answer that travels back with the conversation. */
const answerCharacters = chatLimits.messageCharacters * 4;

export function newConversation(): Turn[] {
  return [{ role: 'assistant', content: texts.greeting }];
}

function isTurn(value: unknown): value is Turn {
  const turn = value as Partial<Turn> | null;
  if (typeof turn?.content !== 'string') return false;
  if (turn.role === 'assistant') return true;
  return (
    turn.role === 'user' && turn.content.trim() !== '' && turn.content.length <= chatLimits.messageCharacters
  );
}

function restoredRating(rated: Partial<Rated> | null | undefined): Pick<Turn, 'rated'> {
  if (typeof rated?.id !== 'number') return {};
  const { id, rating } = rated;
  return { rated: rating === 'helpful' || rating === 'unhelpful' ? { id, rating } : { id } };
}

function restoredTurn({ role, content, ending, rated }: Turn): Turn {
  if (role === 'user') return { role, content };
  if (ending === 'failed') return { role, content, ending };
  // The page was left while the answer came: what is there is not the whole of it.
  return ending === 'stopped' || ending === 'coming'
    ? { role, content, ending: 'stopped' }
    : { role, content, ...restoredRating(rated) };
}

/** The saved conversation when it is a list of more than one message, else null. Logs what does not parse. */
export function parseConversation(saved: string | null): Turn[] | null {
  if (saved === null) return null;
  try {
    const list: unknown = JSON.parse(saved);
    if (!Array.isArray(list) || !list.every(isTurn)) return null;
    const turns = list.filter(({ content }) => content !== '').map(restoredTurn);
    return turns.length > 1 ? turns : null;
  } catch (error) {
    console.error('The saved chat could not be read:', error);
    return null;
  }
}

/** Whether what was saved is a conversation in which nothing has been said yet. */
export function isNewConversation(saved: string): boolean {
  return saved === JSON.stringify(newConversation());
}

/** Whether what was saved is waiting for the rest of an answer. Inside a message, JSON escapes these quotes. */
export function isUnderWay(saved: string): boolean {
  return saved.includes('"ending":"coming"');
}

/** The conversation as it is sent: the whole of it, with the longest answers cut to what a request may hold. */
export function requestMessages(turns: readonly Turn[]): ChatMessage[] {
  return turns.map(({ role, content }) =>
    role === 'user' ? { role, content } : { role, content: content.slice(0, answerCharacters) },
  );
}

/** Whether one more message, however long, can be sent with the whole conversation. */
export function hasRoom(turns: readonly Turn[]): boolean {
  if (turns.length >= chatLimits.messages) return false;
  const body = JSON.stringify(requestMessages(turns));
  return new TextEncoder().encode(body).byteLength + messageBytes + otherBytes <= chatLimits.bodyBytes;
}

/** Whether the last question has no answer, or one that is not whole: it can be asked again. */
export function canRetry(turns: readonly Turn[]): boolean {
  const last = turns.at(-1);
  return last?.role === 'user' || last?.ending === 'stopped' || last?.ending === 'failed';
}
