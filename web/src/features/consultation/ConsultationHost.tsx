import { usePartOnIntent } from '../use-part-on-intent.ts';
import { useUntrackedSnapshot } from '../use-untracked-snapshot.ts';
import { closeConsultation, consultationOpening, dismissThanks } from './open.ts';

const loadParts = () => import('./consultation-parts.ts');

/** The place of the consultation modal and its banner: nothing until Connect is pressed. */
export function ConsultationHost() {
  const { open, thanks } = useUntrackedSnapshot(consultationOpening);
  const { part: parts } = usePartOnIntent('form', loadParts, open || thanks !== null, closeConsultation);
  if (!parts) return null;
  return (
    <>
      {thanks && <parts.ThanksBanner reference={thanks.reference} onDismiss={dismissThanks} />}
      <parts.ConsultationModal />
    </>
  );
}
