import { content as texts } from 'content:chat';
import type { AnswerRating, AssistantFeedback } from '@flow/sdk/contracts/assistant-feedback';
import type { ChatMessage } from '@flow/sdk/contracts/chat';
import { proxy } from 'valtio/vanilla';
import { conversationKey } from '../../storage-keys.ts';
import type { BrowserMemory } from './browser-memory.ts';
import { chatLimits, ratedCharacters } from './contract-limits.ts';
import {
  canRetry,
  hasRoom,
  isNewConversation,
  isUnderWay,
  newConversation,
  parseConversation,
  requestMessages,
  type Turn,
} from './conversation.ts';

/** What is said to people who listen: each time one thing, when it has happened. */
export type ChatAnnouncement =
  | {
      kind:
        | 'asked'
        | 'failed'
        | 'started-over'
        | 'brought-back'
        | 'copied'
        | 'not-copied'
        | 'rated'
        | 'not-rated';
    }
  | { kind: 'answered' | 'stopped'; answer: string };

export interface ChatState {
  messages: Turn[];
  draft: string;
  /** From sending until the answer's end. */
  loading: boolean;
  /** What a new conversation took the place of, until the first question in it. */
  former: Turn[] | null;
  /** What a screen reader is still to be told. */
  announcement: ChatAnnouncement | null;
}

export interface ChatDependencies {
  /** Called at the first character: what asking needs is loaded before it is sent. */
  prepare: () => void;
  ask: (request: {
    messages: ChatMessage[];
    visitorId: string;
    signal: AbortSignal;
  }) => AsyncIterable<string>;
  memory: BrowserMemory;
  visitorId: () => string;
  track: (name: string, parameters: Record<string, string>) => void;
  openWhatsApp: () => void;
  /** Resolves to whether the answer is in the clipboard. */
  copyAnswer: (answer: string) => Promise<boolean>;
  /** Resolves once the rating is stored. */
  rateAnswer: (feedback: AssistantFeedback) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What goes to the console. By its shape: the class comes with the SDK, when something is asked. */
function describeFailure(error: unknown): unknown {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 300 ? `HTTP ${status}` : error;
}

/** One conversation with the assistant, remembered by the browser. */
export function createChat(dependencies: ChatDependencies) {
  const { prepare, ask, memory, visitorId, track, openWhatsApp, copyAnswer, rateAnswer, now } = dependencies;
  const state = proxy<ChatState>({
    messages: parseConversation(memory.read(conversationKey)) ?? newConversation(),
    draft: '',
    loading: false,
    former: null,
    announcement: null,
  });
  let answering: AbortController | null = null;
  let rating: Promise<unknown> = Promise.resolve();

  const save = () => memory.write(conversationKey, JSON.stringify(state.messages));

  // Two tabs show one conversation. While an answer comes into either of them they may differ: the last to write wins.
  memory.watch(conversationKey, (saved) => {
    if (state.loading || isUnderWay(saved)) return;
    const messages = isNewConversation(saved) ? newConversation() : parseConversation(saved);
    if (messages === null) return;
    state.messages = messages;
    state.former = null;
  });

  function edit(draft: string): void {
    state.draft = draft;
    prepare();
  }

  /** Fills a new answer with what arrives. */
  async function receive(signal: AbortSignal): Promise<ChatAnnouncement> {
    const messages = requestMessages(state.messages);
    const place = state.messages.length;
    state.messages.push({ role: 'assistant', content: '', ending: 'coming' });
    const answer = state.messages[place] as Turn;
    save();
    try {
      for await (const piece of ask({ messages, visitorId: visitorId(), signal })) {
        if (signal.aborted) break;
        answer.content += piece;
        save();
      }
      if (!signal.aborted) {
        if (answer.content === '') throw new Error('The answer was empty.');
        delete answer.ending;
        return { kind: 'answered', answer: answer.content };
      }
    } catch (error) {
      if (!signal.aborted) {
        console.error(describeFailure(error));
        answer.content = texts.failure;
        answer.ending = 'failed';
        return { kind: 'failed' };
      }
    }
    answer.ending = 'stopped';
    if (answer.content === '') state.messages.pop();
    return { kind: 'stopped', answer: answer.content };
  }

  async function answer(): Promise<void> {
    state.loading = true;
    state.former = null;
    state.announcement = { kind: 'asked' };
    answering = new AbortController();
    state.announcement = await receive(answering.signal);
    answering = null;
    state.loading = false;
    save();
  }

  /** Sends a message. A blank or too long one, or one while an answer is coming, is not sent. */
  async function send(text: string): Promise<void> {
    const content = text.trim();
    if (content === '' || state.loading || content.length > chatLimits.messageCharacters) return;
    if (!hasRoom(state.messages)) return;
    state.messages.push({ role: 'user', content });
    state.draft = '';
    track('ChatMessageSent', { visitor_id: visitorId() });
    await answer();
  }

  /** Asks the last question again when its answer is missing, stopped or failed; that answer goes. */
  async function retry(): Promise<void> {
    if (state.loading || !canRetry(state.messages)) return;
    if (state.messages.at(-1)?.role === 'assistant') state.messages.pop();
    await answer();
  }

  /** Ends the answer that is coming and keeps what has come. */
  function stop(): void {
    answering?.abort();
  }

  /** Begins a new conversation. The former one can be brought back until the next message is sent. */
  function startOver(): void {
    if (state.loading) return;
    state.former = state.messages;
    state.messages = newConversation();
    state.announcement = { kind: 'started-over' };
    save();
  }

  function bringBack(): void {
    if (state.loading || state.former === null) return;
    state.messages = state.former;
    state.former = null;
    state.announcement = { kind: 'brought-back' };
    save();
  }

  /** Puts an answer into the clipboard, as text. */
  async function copy(content: string): Promise<boolean> {
    const copied = await copyAnswer(content);
    state.announcement = { kind: copied ? 'copied' : 'not-copied' };
    return copied;
  }

  /**
   * Says how helpful the answer at a place is; the last word counts. Resolves to whether it arrived: one that did not is taken
   * back, and nothing else depends on it.
   */
  async function rate(place: number, opinion: AnswerRating): Promise<boolean> {
    const turn = state.messages[place];
    const question = state.messages[place - 1]?.content;
    if (turn === undefined || question === undefined) return false;
    const former = turn.rated;
    const rated = { id: former?.id ?? now(), rating: opinion };
    turn.rated = rated;
    save();
    const { id: answerId } = rated;
    const words = { question, answer: turn.content.slice(0, ratedCharacters) };
    const about = { answerId, visitorId: visitorId() };
    // One after the other, so that the last one arrives last.
    const sending = rating.then(() =>
      rateAnswer(
        opinion === 'helpful' ? { rating: opinion, ...about } : { rating: opinion, ...about, ...words },
      ),
    );
    const ending = sending.then(
      () => true,
      () => false,
    );
    rating = ending;
    const arrived = await ending;
    if (!arrived && turn.rated.rating === opinion) {
      turn.rated = former?.rating ? { id: answerId, rating: former.rating } : { id: answerId };
      save();
    }
    state.announcement = { kind: arrived ? 'rated' : 'not-rated' };
    return arrived;
  }

  /** The announcement was made. */
  function announced(): void {
    state.announcement = null;
  }

  function escalate(): void {
    track('WhatsAppEscalation', { source: 'ai-chat', visitor_id: visitorId() });
    openWhatsApp();
  }

  return { state, edit, send, retry, stop, startOver, bringBack, copy, rate, announced, escalate };
}

export type Chat = ReturnType<typeof createChat>;
