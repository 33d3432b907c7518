import { content as site } from 'content:site';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { note } from '../../theme/typography.css.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { DraftState } from './DraftState.tsx';
import { FormClosed } from './FormClosed.tsx';
import { FormFrame } from './FormFrame.tsx';
import { FormGroup } from './FormGroup.tsx';
import { FormLayout } from './FormLayout.tsx';
import { FormReview } from './FormReview.tsx';
import * as styles from './FormScreen.css.ts';
import { FormSent } from './FormSent.tsx';
import type { FormStore } from './form.store.ts';
import { formSteps } from './form-answers.ts';
import type { FormState } from './form-state.ts';
import { useStepFocus } from './use-step-focus.ts';

/** The group that is on the screen, or all of them before they are sent. */
function Filling({ form }: { form: FormStore }) {
  const state = useSnapshot(form.state, { sync: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const { definition, place, focus, slug, due, isPreview, lasting } = state;
  useStepFocus(place, focus, heading);
  if (!definition) return null;
  const steps = formSteps(definition, state.answers as FormState['answers']);
  const at = steps.findIndex(({ index }) => index === place);
  const step = steps[at];
  return (
    <FormLayout
      slug={slug}
      title={definition.title}
      due={due}
      isPreview={isPreview}
      steps={steps}
      place={place}
    >
      {step ? (
        <FormGroup
          key={step.index}
          form={form}
          state={state}
          step={step}
          isFirst={at === 0}
          isLast={at === steps.length - 1}
          heading={heading}
        />
      ) : (
        <FormReview form={form} state={state} heading={heading} />
      )}
      {!lasting && (
        <p className={note} role="status">
          This browser keeps no copy of your answers. Stay on this page until they are saved.
        </p>
      )}
    </FormLayout>
  );
}

function Phase({ form }: { form: FormStore }) {
  const state = useSnapshot(form.state);
  switch (state.phase) {
    case 'loading':
      return (
        <div className={styles.loading}>
          <Spinner label="Loading the form" />
        </div>
      );
    case 'filling':
      return <Filling form={form} />;
    case 'sent':
      return <FormSent form={form} state={state} />;
    default:
      return <FormClosed form={form} phase={state.phase} />;
  }
}

/** A form, by its slug in the page's address. */
export function FormScreen({ form, slug }: { form: FormStore; slug: string }) {
  const query = useSearch();
  const atEntry = useRef(query);
  const title = useSnapshot(form.state).definition?.title;

  useEffect(() => void form.enter(slug, atEntry.current), [form, slug]);
  useEffect(() => form.show(query), [form, query]);
  useEffect(() => form.watch(window), [form]);
  useEffect(() => {
    if (title) document.title = `${title} | ${site.name}`;
  }, [title]);

  return (
    <FormFrame status={<DraftState form={form} />}>
      <Phase form={form} />
    </FormFrame>
  );
}
