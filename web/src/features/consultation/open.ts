import { proxy } from 'valtio/vanilla';

export interface ConsultationThanks {
  /** What the visitor can quote; null where the destination gives none. */
  reference: string | null;
}

/** Whether the modal is open and where it was asked for. All that the first load knows of it. */
export const consultationOpening = proxy<{
  open: boolean;
  /** How often it was opened: each opening begins a new request. */
  openings: number;
  sourcePage: string;
  thanks: ConsultationThanks | null;
}>({ open: false, openings: 0, sourcePage: '', thanks: null });

/** Opens the consultation modal; `sourcePage` says where Connect was clicked. */
export function openConsultation(sourcePage: string): void {
  consultationOpening.sourcePage = sourcePage;
  consultationOpening.openings += 1;
  consultationOpening.thanks = null;
  consultationOpening.open = true;
}

export function closeConsultation(): void {
  consultationOpening.open = false;
}

/** Closes the modal and shows the banner. */
export function thankForConsultation(reference: string | null): void {
  consultationOpening.open = false;
  consultationOpening.thanks = { reference };
}

export function dismissThanks(): void {
  consultationOpening.thanks = null;
}
