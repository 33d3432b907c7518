import { reportMissingPart } from '../missing-part.ts';
import { useOnIntent } from '../on-intent.ts';
import { useWholeSnapshot } from '../whole-snapshot.ts';
import { closeConsultation, consultationOpening, dismissThanks } from './open.ts';

const loadParts = () => import('./consultation-parts.ts');

function reportMissingModal(error: unknown): void {
  closeConsultation();
  reportMissingPart('form', error);
}

/** The place of the consultation modal and its banner: nothing until Connect is pressed. */
export function ConsultationHost() {
  const { open, thanks } = useWholeSnapshot(consultationOpening);
  const parts = useOnIntent(open || thanks !== null, loadParts, reportMissingModal);
  if (!parts) return null;
  return (
    <>
      {thanks && <parts.ThanksBanner reference={thanks.reference} onDismiss={dismissThanks} />}
      <parts.ConsultationModal />
    </>
  );
}
