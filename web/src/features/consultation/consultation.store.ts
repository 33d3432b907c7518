import {
  type ConsultationField,
  type ConsultationForm,
  type ConsultationFormValues,
  type ConsultationPayload,
  consultationFields,
  payloadFits,
  validateConsultationForm,
} from '@flow/sdk/contracts/consultation';
import { proxy } from 'valtio/vanilla';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { waitLabel } from '../wait-label.ts';
import { buildPayload, type VisitContext } from './build-payload.ts';
import { consultationMailDraft } from './mail-draft.ts';
import { classifyRefusal } from './refusal.ts';

/** What the form says, beside its errors, of a request that did not arrive. */
export type ConsultationNotice =
  /** It is sent again by itself; `lasting` says whether that outlasts the page. */
  | { kind: 'kept'; lasting: boolean }
  /** It was one too many. There are other ways. */
  | { kind: 'wait'; when: string; mailDraft: string };

export interface ConsultationState {
  phase: 'editing' | 'sending';
  values: ConsultationFormValues;
  /** The hidden field. Only a program fills it in. */
  company: string;
  errors: Partial<Record<ConsultationField, string>>;
  attempt: number;
  notice: ConsultationNotice | null;
}

export interface ConsultationDependencies {
  /** Sends the request, and keeps it where it fails. */
  send: (id: string, payload: ConsultationPayload) => Promise<{ reference: string | null }>;
  /** The id to send under, given the opening's own: another where the same person's request still waits. */
  idFor: (own: string, phone: string) => string;
  /** Whether a request that is kept outlasts the page. */
  keepsForLong: () => boolean;
  /** Closes the modal and shows the banner. */
  thank: (reference: string | null) => void;
  close: () => void;
  /** Shows a toast and answers its id. */
  showToast: (toast: ToastInput) => string;
  dismissToast: (id: string) => void;
  openMail: (href: string) => void;
  openWhatsApp: () => void;
  now: () => Date;
  newId: () => string;
  /** Whether the destination takes the documented payload alone: no key, no attribution. */
  documentedPayloadOnly: boolean;
  visit: () => VisitContext;
  email: string;
  /** Named in the mail about training in person. */
  city: string;
  /** As people read it. */
  phone: string;
}

const emptyValues = (): ConsultationFormValues => ({
  name: '',
  phone: '',
  fitnessGoal: '',
  trainingType: '',
  trainingLocation: '',
});

/** The consultation form: one request from the modal's opening to its receipt. */
export function createConsultation(dependencies: ConsultationDependencies) {
  const state = proxy<ConsultationState>({
    phase: 'editing',
    values: emptyValues(),
    company: '',
    errors: {},
    attempt: 0,
    notice: null,
  });
  let sourcePage = '';
  let id = '';
  /** The person that the request of this id was last sent for. */
  let sentFor: Pick<ConsultationForm, 'name' | 'phone'> | null = null;
  /** The toast about the last attempt. */
  let said = '';

  function showToast(toast: ToastInput): void {
    said = dependencies.showToast(toast);
  }

  /** Takes away what was said about the last attempt. */
  function takeBack(): void {
    state.errors = {};
    state.notice = null;
    dependencies.dismissToast(said);
  }

  /** The modal opened: a new request, with what was typed before. */
  function begin(openedFrom: string): void {
    sourcePage = openedFrom;
    id = dependencies.newId();
    sentFor = null;
    state.errors = {};
    state.attempt = 0;
    state.notice = null;
  }

  function edit(field: ConsultationField, value: string): void {
    state.values[field] = value;
    delete state.errors[field];
  }

  function fillCompany(value: string): void {
    state.company = value;
  }

  function cancel(): void {
    if (state.phase === 'sending') return;
    takeBack();
    dependencies.close();
  }

  function clear(): void {
    state.values = emptyValues();
    state.company = '';
    state.errors = {};
    state.notice = null;
  }

  function succeed(reference: string | null, description: string): void {
    clear();
    dependencies.thank(reference);
    showToast({ title: 'Thank you!', description });
  }

  function showErrors(errors: ConsultationState['errors']): ConsultationField | null {
    state.errors = errors;
    const wrong = consultationFields.filter((field) => errors[field] !== undefined);
    showToast({
      title: 'Please fix the following errors:',
      description: wrong.flatMap((field) => errors[field] ?? []),
      variant: 'destructive',
    });
    return wrong[0] ?? null;
  }

  function rejectPayload(): void {
    showToast({
      title: 'Submission Error',
      description: 'Please check your form data and try again.',
      variant: 'destructive',
    });
  }

  /** A name or a number may be corrected; with both of them new, it is another person's request, and does not replace the first. */
  function identify(form: ConsultationForm): void {
    const isAnother = sentFor && sentFor.name !== form.name && sentFor.phone !== form.phone;
    id = dependencies.idFor(isAnother ? dependencies.newId() : id, form.phone);
  }

  function payloadOf(form: ConsultationForm): ConsultationPayload {
    const request = {
      form,
      sourcePage,
      company: state.company,
      attempt: state.attempt,
      now: dependencies.now(),
    };
    return buildPayload(request, dependencies.visit(), dependencies.documentedPayloadOnly ? null : id);
  }

  function draftMail(payload: ConsultationPayload): void {
    showToast({ title: 'Opening Email Client', description: "We'll send your message via email instead." });
    try {
      dependencies.openMail(consultationMailDraft(dependencies, payload));
    } catch {
      showToast({
        title: 'Submission Failed',
        description: `Please try again or contact us directly at ${dependencies.email}`,
        variant: 'destructive',
      });
    }
  }

  function askToWait(seconds: number | undefined, payload: ConsultationPayload): void {
    const when = waitLabel(seconds);
    const mailDraft = consultationMailDraft(dependencies, payload);
    state.notice = { kind: 'wait', when, mailDraft };
    showToast({
      title: 'Too many requests',
      description: `You can send it again ${when}. If you do not want to wait, write to ${dependencies.email}.`,
      variant: 'destructive',
      action: {
        label: 'WhatsApp',
        altText: `Message us on WhatsApp at ${dependencies.phone}`,
        onAction: dependencies.openWhatsApp,
      },
    });
  }

  function answerFailure(error: unknown, payload: ConsultationPayload): ConsultationField | null {
    const refusal = classifyRefusal(error);
    switch (refusal.kind) {
      case 'fields':
        return showErrors(refusal.errors);
      case 'too-many':
        askToWait(refusal.seconds, payload);
        return null;
      case 'too-large':
        rejectPayload();
        return null;
      case 'unreachable':
        state.notice = refusal.isFinal ? null : { kind: 'kept', lasting: dependencies.keepsForLong() };
        draftMail(payload);
        return null;
    }
  }

  /** Sends the request. Resolves to the first field to correct, or null. */
  async function submit(): Promise<ConsultationField | null> {
    if (state.phase === 'sending') return null;
    state.attempt += 1;
    if (state.company.trim() !== '') {
      succeed(null, "We'll contact you shortly.");
      return null;
    }
    const result = validateConsultationForm(state.values);
    if (!result.ok) return showErrors(result.errors);
    identify(result.value);
    const payload = payloadOf(result.value);
    if (!payloadFits(payload)) {
      rejectPayload();
      return null;
    }
    takeBack();
    state.phase = 'sending';
    sentFor = result.value;
    try {
      const { reference } = await dependencies.send(id, payload);
      state.phase = 'editing';
      succeed(reference, 'We will contact you shortly.');
      return null;
    } catch (error) {
      state.phase = 'editing';
      return answerFailure(error, payload);
    }
  }

  /**
   * A request that had been kept has arrived, and is not to be sent a second time. Answers whether it is the one that
   * the form still shows, which is then empty.
   */
  function arrived(payload: ConsultationPayload): boolean {
    const typed = validateConsultationForm(state.values);
    if (state.phase === 'sending' || !typed.ok) return false;
    const { name, phone, fitnessGoal, trainingType, trainingLocation } = typed.value;
    const isShown =
      name === payload.name &&
      phone === payload.phone &&
      fitnessGoal === payload.fitness_goal &&
      trainingType === payload.training_type &&
      trainingLocation === payload.training_location;
    if (isShown) clear();
    return isShown;
  }

  return { state, begin, edit, fillCompany, cancel, submit, arrived };
}

export type Consultation = ReturnType<typeof createConsultation>;
