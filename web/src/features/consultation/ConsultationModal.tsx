import { content } from 'content:consultation';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { ConsultationForm } from './ConsultationForm.tsx';
import { consultation } from './consultation.ts';
import { consultationOpening } from './open.ts';

/** The modal that every Connect opens. */
export function ConsultationModal() {
  const { open, openings, sourcePage } = useSnapshot(consultationOpening);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening begins a new request, also from the same page.
  useEffect(() => {
    consultation.begin(sourcePage);
  }, [openings, sourcePage]);

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) consultation.cancel();
      }}
      title="Request a consultation"
      description={content.description}
    >
      <ConsultationForm consultation={consultation} />
    </Dialog>
  );
}
