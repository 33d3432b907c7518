import { useSnapshot } from 'valtio';
import { reportMissingPart } from '../missing-part.ts';
import { useOnIntent } from '../on-intent.ts';
import { closeConsultation, consultationOpening, dismissThanks } from './open.ts';
import { ThanksBanner } from './ThanksBanner.tsx';

async function loadModal() {
  const [{ ConsultationModal }, { consultation }] = await Promise.all([
    import('./ConsultationModal.tsx'),
    import('./consultation.ts'),
  ]);
  return () => <ConsultationModal consultation={consultation} />;
}

function reportMissingModal(error: unknown): void {
  closeConsultation();
  reportMissingPart('form', error);
}

/** The place of the consultation modal and its banner: nothing until Connect is pressed. */
export function ConsultationHost() {
  const { open, thanks } = useSnapshot(consultationOpening);
  const Modal = useOnIntent(open, loadModal, reportMissingModal);
  return (
    <>
      {thanks && <ThanksBanner reference={thanks.reference} onDismiss={dismissThanks} />}
      {Modal && <Modal />}
    </>
  );
}
