import * as z from 'zod/mini';

/** Limits of one chat request. Lengths in UTF-16 characters. */
export const chatLimits = {
  /** Longest single message. */
  messageCharacters: 2_000,
  /** Most messages in a conversation that is sent. */
  messages: 60,
  /** Largest request body, in bytes. */
  bodyBytes: 100_000,
  /** Quick replies show while the conversation has at most this many messages. */
  quickReplyMessages: 2,
} as const;

export const chatRoles = ['user', 'assistant'] as const;

/** Answers may run longer than a person's message: an old one travels back with the conversation. */
const content = {
  user: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatLimits.messageCharacters)),
  assistant: z.string().check(z.maxLength(chatLimits.messageCharacters * 4)),
};

export const chatMessageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: content.user }),
  z.object({ role: z.literal('assistant'), content: content.assistant }),
]);
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** `visitor_` + milliseconds since 1970 + `_` + a random suffix. */
export const visitorIdSchema = z.string().check(z.regex(/^visitor_\d{10,16}_[a-z0-9]{6,32}$/));

export const chatRequestSchema = z.object({
  messages: z.array(chatMessageSchema).check(
    z.minLength(1),
    z.maxLength(chatLimits.messages),
    z.refine((messages) => messages.at(-1)?.role === 'user', 'The last message must be from the user'),
  ),
  visitorId: visitorIdSchema,
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** One event of the answer's stream: `data: {"choices":[{"delta":{"content":"..."}}]}`. */
export const chatChunkSchema = z.object({
  choices: z.array(
    z.object({ delta: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })) }),
  ),
});
