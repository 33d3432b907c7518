import { isFlowError } from '@flow/sdk';
import { type ChatMessage, chatLimits } from '@flow/sdk/contracts/chat';
import { chatFailureText } from '@flow/sdk/contracts/chat-texts';
import { proxy } from 'valtio/vanilla';
import type { BrowserMemory } from './browser-memory.ts';
import { conversationKey, hasRoom, newConversation, parseConversation } from './conversation.ts';

export interface ChatState {
  messages: ChatMessage[];
  draft: string;
  /** From sending until the answer's end. */
  loading: boolean;
}

export interface ChatDependencies {
  ask: (request: {
    messages: ChatMessage[];
    visitorId: string;
    signal: AbortSignal;
  }) => AsyncIterable<string>;
  memory: BrowserMemory;
  visitorId: () => string;
  track: (name: string, parameters: Record<string, string>) => void;
  openWhatsApp: () => void;
}

function describeFailure(error: unknown): unknown {
  const refused = isFlowError(error) && error.status !== undefined && error.status >= 300;
  return refused ? `HTTP ${error.status}` : error;
}

/** One conversation with the assistant, remembered by the browser. */
export function createChat({ ask, memory, visitorId, track, openWhatsApp }: ChatDependencies) {
  const state = proxy<ChatState>({
    messages: parseConversation(memory.read(conversationKey)) ?? newConversation(),
    draft: '',
    loading: false,
  });
  let answering: AbortController | null = null;

  const save = () => memory.write(conversationKey, JSON.stringify(state.messages));

  function edit(draft: string): void {
    state.draft = draft;
  }

  async function receive(messages: ChatMessage[], signal: AbortSignal): Promise<void> {
    const place = state.messages.length;
    state.messages.push({ role: 'assistant', content: '' });
    const answer = state.messages[place] as ChatMessage;
    try {
      for await (const piece of ask({ messages, visitorId: visitorId(), signal })) {
        if (signal.aborted) break;
        answer.content += piece;
        save();
      }
      if (answer.content === '' && !signal.aborted) throw new Error('The answer was empty.');
    } catch (error) {
      if (!signal.aborted) {
        console.error(describeFailure(error));
        answer.content = chatFailureText;
      }
    }
    if (answer.content === '') state.messages.pop();
    save();
  }

  /** Sends a message. A blank or too long one, or one while an answer is coming, is not sent. */
  async function send(text: string): Promise<void> {
    const content = text.trim();
    if (content === '' || state.loading || content.length > chatLimits.messageCharacters) return;
    if (!hasRoom(state.messages, content)) return;
    state.messages.push({ role: 'user', content });
    state.draft = '';
    state.loading = true;
    save();
    track('ChatMessageSent', { visitor_id: visitorId() });
    answering = new AbortController();
    const messages = state.messages.map(({ role, content }) => ({ role, content }));
    await receive(messages, answering.signal);
    state.loading = false;
    answering = null;
  }

  /** Ends the answer that is coming and keeps what has come. */
  function stop(): void {
    answering?.abort();
  }

  function startOver(): void {
    if (state.loading) return;
    state.messages = newConversation();
    save();
  }

  function escalate(): void {
    track('WhatsAppEscalation', { source: 'ai-chat', visitor_id: visitorId() });
    openWhatsApp();
  }

  return { state, edit, send, stop, startOver, escalate };
}

export type Chat = ReturnType<typeof createChat>;
