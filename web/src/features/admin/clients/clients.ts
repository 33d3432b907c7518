import { env } from '../../../env.ts';
import { loadFlow } from '../../../services.ts';
import { showToast } from '../../toasts/toasts.store.ts';
import { createClientRecord } from './client-record.ts';

/** A client's profile in the browser. */
export function clientRecordOf(clientId: string) {
  return createClientRecord(clientId, {
    loadFlow,
    showToast,
    now: () => new Date(),
    stripeMode: env.stripeMode,
    copyText: (text) => navigator.clipboard.writeText(text),
  });
}
