import type { assistantFeedbackLimits } from '@flow/sdk/contracts/assistant-feedback';
import type { chatLimits as contract } from '@flow/sdk/contracts/chat';

type Contract = typeof contract;

/**
 * The contract's limits that the panel knows. Their types are the contract's numbers, so that no other number
 * compiles: the contract itself would bring its schemas along before anything is asked.
 */
export const chatLimits: Pick<
  Contract,
  'messageCharacters' | 'messages' | 'bodyBytes' | 'quickReplyMessages'
> = {
  messageCharacters: 2_000,
  messages: 60,
  bodyBytes: 100_000,
  quickReplyMessages: 2,
};

/** As much of an answer as goes along with how it was found. */
export const ratedCharacters: (typeof assistantFeedbackLimits)['answer'] = 4_000;
