// What is loaded when Connect is pressed, in one piece. The banner comes with the modal: a visitor who has sent a request is
// thanked without a network too.
export { ConsultationModal } from './ConsultationModal.tsx';
export { ThanksBanner } from './ThanksBanner.tsx';
