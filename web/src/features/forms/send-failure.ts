import { isFlowError } from '@flow/sdk';
import { waitLabel } from '../wait-label.ts';

/** What is said of a form that did not arrive, or of which that is not known. */
export interface SendFailure {
  title: string;
  text: string;
}

const kept = 'Your answers are kept.';

export function sendFailure(error: unknown): SendFailure {
  const known = isFlowError(error) ? error : undefined;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  switch (isLate ? 'timeout' : known?.code) {
    case 'network':
      return {
        title: 'No connection',
        text: `${kept} Send the form again when you are online: it arrives once, however often it is sent.`,
      };
    case 'timeout':
      return {
        title: 'No answer yet',
        text: `${kept} The form may have arrived. Send it again to be sure: it arrives once, however often it is sent.`,
      };
    case 'rate_limited':
      return {
        title: 'Sent too often',
        text: `${kept} You can send the form again ${waitLabel(known?.retryAfter)}.`,
      };
    case 'payload_too_large':
      return { title: 'The form is too long', text: `${kept} Please shorten the longest answers.` };
    default:
      return {
        title: 'The form could not be sent',
        text: `${kept} Please try again in a minute.${known?.requestId ? ` If it fails again, tell us this number: ${known.requestId}` : ''}`,
      };
  }
}
