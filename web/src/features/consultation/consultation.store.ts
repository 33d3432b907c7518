import {
  type ConsultationField,
  type ConsultationForm,
  type ConsultationFormValues,
  type ConsultationPayload,
  consultationFields,
  consultationLimits,
  payloadFits,
  validateConsultationForm,
} from '@flow/sdk/contracts/consultation';
import { proxy } from 'valtio/vanilla';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { consultationMailDraft } from './mail-draft.ts';
import { classifyRefusal } from './refusal.ts';

export interface ConsultationState {
  phase: 'editing' | 'sending';
  values: ConsultationFormValues;
  /** The hidden field. Only a program fills it in. */
  company: string;
  errors: Partial<Record<ConsultationField, string>>;
  attempt: number;
}

export interface ConsultationDependencies {
  send: (payload: ConsultationPayload) => Promise<{ reference: string | null }>;
  /** Closes the modal and shows the banner. */
  thank: (reference: string | null) => void;
  close: () => void;
  showToast: (toast: ToastInput) => void;
  /** Takes away what was said about an earlier attempt. */
  dismissToasts: () => void;
  openMail: (href: string) => void;
  now: () => Date;
  /** Null when the destination takes the documented payload alone. */
  newId: () => string | null;
  /** What the browser knows of the visit. */
  visit: () => { userAgent: string; pathname: string; referrer: string };
  email: string;
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
  const { showToast } = dependencies;
  const state = proxy<ConsultationState>({
    phase: 'editing',
    values: emptyValues(),
    company: '',
    errors: {},
    attempt: 0,
  });
  let sourcePage = '';
  let idempotencyKey: string | null = null;

  /** The modal opened: a new request, with what was typed before. */
  function begin(openedFrom: string): void {
    sourcePage = openedFrom;
    idempotencyKey = dependencies.newId();
    state.errors = {};
    state.attempt = 0;
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
    state.errors = {};
    dependencies.dismissToasts();
    dependencies.close();
  }

  function succeed(reference: string | null, description: string): void {
    state.values = emptyValues();
    state.company = '';
    state.errors = {};
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

  function buildPayload(form: ConsultationForm): ConsultationPayload {
    const visit = dependencies.visit();
    // A lead is not refused because a browser or another site sent a long address along.
    return {
      source_page: sourcePage.slice(0, consultationLimits.sourcePage),
      name: form.name,
      phone: form.phone,
      fitness_goal: form.fitnessGoal,
      training_type: form.trainingType,
      training_location: form.trainingLocation,
      submitted_at: dependencies.now().toISOString(),
      user_agent: visit.userAgent.slice(0, consultationLimits.userAgent),
      pathname: visit.pathname.slice(0, consultationLimits.pathname),
      referrer: visit.referrer.slice(0, consultationLimits.referrer) || 'direct',
      honeypot: state.company,
      submission_attempt: state.attempt,
      form_validation_passed: true,
      ...(idempotencyKey === null ? {} : { idempotency_key: idempotencyKey }),
    };
  }

  function draftMail(payload: ConsultationPayload): void {
    showToast({ title: 'Opening Email Client', description: "We'll send your message via email instead." });
    try {
      dependencies.openMail(consultationMailDraft(dependencies.email, payload));
    } catch {
      showToast({
        title: 'Submission Failed',
        description: `Please try again or contact us directly at ${dependencies.email}`,
        variant: 'destructive',
      });
    }
  }

  function answerFailure(error: unknown, payload: ConsultationPayload): ConsultationField | null {
    const refusal = classifyRefusal(error);
    switch (refusal.kind) {
      case 'fields':
        return showErrors(refusal.errors);
      case 'too-many':
        showToast({
          title: 'Too many requests',
          description: `Please wait a few minutes and send it again, or write to ${dependencies.email}.`,
          variant: 'destructive',
        });
        return null;
      case 'too-large':
        rejectPayload();
        return null;
      case 'unreachable':
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
    const payload = buildPayload(result.value);
    if (!payloadFits(payload)) {
      rejectPayload();
      return null;
    }
    state.errors = {};
    dependencies.dismissToasts();
    state.phase = 'sending';
    try {
      const { reference } = await dependencies.send(payload);
      state.phase = 'editing';
      succeed(reference, 'We will contact you shortly.');
      return null;
    } catch (error) {
      state.phase = 'editing';
      return answerFailure(error, payload);
    }
  }

  return { state, begin, edit, fillCompany, cancel, submit };
}

export type Consultation = ReturnType<typeof createConsultation>;
