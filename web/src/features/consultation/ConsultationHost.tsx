import { reportLoadFailure } from '../report-load-failure.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { useUntrackedSnapshot } from '../use-untracked-snapshot.ts';
import { closeConsultation, consultationOpening, dismissThanks } from './open.ts';

const loadParts = () => import('./consultation-parts.ts');

function reportMissingModal(error: unknown): void {
  closeConsultation();
  reportLoadFailure('form', error);
}

/** The place of the consultation modal and its banner: nothing until Connect is pressed. */
export function ConsultationHost() {
  const { open, thanks } = useUntrackedSnapshot(consultationOpening);
  const parts = useLazyPart(open || thanks !== null, loadParts, reportMissingModal);
  if (!parts) return null;
  return (
    <>
      {thanks && <parts.ThanksBanner reference={thanks.reference} onDismiss={dismissThanks} />}
      <parts.ConsultationModal />
    </>
  );
}
