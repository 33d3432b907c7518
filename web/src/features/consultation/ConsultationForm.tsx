import {
  type ConsultationField,
  consultationFields,
  consultationLimits,
  fitnessGoalLabels,
  fitnessGoals,
  trainingLocationLabels,
  trainingLocations,
  trainingTypeLabels,
  trainingTypes,
} from '@flow/sdk/contracts/consultation';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import * as media from '../../theme/media.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.tsx';
import { SelectField } from '../../ui/SelectField/SelectField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ConsultationForm.css.ts';
import type { Consultation } from './consultation.store.ts';
import { FormNotice } from './FormNotice.tsx';

function toOptions<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

const goalOptions = toOptions(fitnessGoals, fitnessGoalLabels);
const typeOptions = toOptions(trainingTypes, trainingTypeLabels);
const locationOptions = toOptions(trainingLocations, trainingLocationLabels);

function focusField(form: HTMLFormElement | null, field: ConsultationField): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** A toast says what becomes of a request, without a network too: it is loaded while the form is filled in. */
function loadToasts(): void {
  import('../toasts/ToastRegion.tsx').catch(() => {});
}

export function ConsultationForm({ consultation }: { consultation: Consultation }) {
  const { phase, values, company, errors, notice } = useSnapshot(consultation.state, { sync: true });
  const form = useRef<HTMLFormElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const sending = phase === 'sending';

  useEffect(() => {
    // After the dialog has taken the focus, so that it knows where to give it back. Not on phones: the keyboard
    // would cover the form before it is read.
    if (!window.matchMedia(media.hover).matches) return;
    const frame = requestAnimationFrame(() => {
      // A slow device paints late: a field that is filled in by then keeps the focus.
      if (!form.current?.contains(document.activeElement)) focusField(form.current, 'name');
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrongField = await consultation.submit();
    if (wrongField) focusField(form.current, wrongField);
    // A button that cannot be pressed loses the focus in Chrome.
    else if (document.activeElement === document.body) send.current?.focus({ preventScroll: true });
  }

  const bind = (field: ConsultationField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    'aria-required': true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      consultation.edit(field, event.target.value),
  });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onInput={loadToasts}
      aria-busy={sending}
    >
      <ErrorSummary
        title="Please fix the following errors:"
        errors={consultationFields.flatMap((field) =>
          errors[field] === undefined ? [] : [{ field, message: errors[field] }],
        )}
        onSelect={(field) => focusField(form.current, field)}
      />
      {notice && <FormNotice notice={notice} />}
      <div className={styles.fields}>
        <TextField
          {...bind('name')}
          label="Full name"
          autoComplete="name"
          maxLength={consultationLimits.nameBelow + 20}
          dir="auto"
        />
        <TextField
          {...bind('phone')}
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+971 50 123 4567"
        />
        <SelectField
          {...bind('fitnessGoal')}
          label="Fitness goal"
          placeholder="Choose your main goal"
          options={goalOptions}
        />
        <SelectField
          {...bind('trainingType')}
          label="Training preference"
          placeholder="Choose how you want to train"
          options={typeOptions}
        />
        <SelectField
          {...bind('trainingLocation')}
          label="Training location"
          placeholder="Choose a location"
          options={locationOptions}
        />
      </div>
      {/* Inert, or a browser that fills in addresses would fill it in for a person, whose request would be lost. */}
      <div className={visuallyHidden} aria-hidden="true" inert>
        <label>
          Company
          <input
            name="company"
            value={company}
            onChange={(event) => consultation.fillCompany(event.target.value)}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" disabled={sending} onClick={consultation.cancel}>
          Cancel
        </Button>
        <Button ref={send} type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send request'}
        </Button>
      </div>
    </form>
  );
}
