import { checkInput } from '../check-input.ts';
import {
  type AssistantFeedback,
  assistantFeedbackReceiptSchema,
  assistantFeedbackSchema,
} from '../contracts/assistant-feedback.ts';
import { fromFunctionResponse, fromTransportFailure } from '../errors.ts';
import { parseAnswer, type Transport } from '../transport.ts';

/** Sends a rating as one simple request, without a preflight before it. @throws FlowError */
export async function rateAnswer(transport: Transport, feedback: AssistantFeedback): Promise<void> {
  const body = JSON.stringify(checkInput(assistantFeedbackSchema, feedback, 'feedback'));
  const response = await transport
    .fetch(`${transport.url}/functions/v1/assistant-feedback`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body,
      keepalive: true,
    })
    .catch((cause: unknown) => {
      throw fromTransportFailure(cause);
    });
  if (!response.ok) throw await fromFunctionResponse(response);
  await parseAnswer(response, assistantFeedbackReceiptSchema);
}
