import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { note } from '../../theme/typography.css.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import * as styles from './FormLayout.css.ts';
import type { FormStep } from './form-answers.ts';
import { type FormPlace, formPagePath } from './form-place.ts';

export interface FormLayoutProps {
  slug: string;
  title: string;
  /** By when it is to be sent, in words. */
  due: string | null;
  isPreview: boolean;
  steps: readonly FormStep[];
  place: FormPlace;
  children: ReactNode;
}

type StepLinkProps = Pick<FormLayoutProps, 'slug' | 'place'> & { at: FormPlace; label: string };

function StepLink({ slug, place, at, label }: StepLinkProps) {
  return (
    <li>
      <Link
        href={formPagePath(slug, at)}
        className={styles.step}
        aria-current={at === place ? 'step' : undefined}
      >
        {label}
      </Link>
    </li>
  );
}

/** What a form is, how far it is, and beside or below that the part that is on the screen. */
export function FormLayout({ slug, title, due, isPreview, steps, place, children }: FormLayoutProps) {
  const of = steps.length + 1;
  const step = place === 'review' ? of : steps.findIndex(({ index }) => index === place) + 1;
  const far = `Step ${step} of ${of}`;
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          <p className={note}>{far}</p>
        </div>
        <Progress done={step} of={of} label={far} />
        {due && <p className={note}>{due}</p>}
        <nav aria-label="Steps" className={styles.steps}>
          <ol>
            {steps.map(({ index, title: label }) => (
              <StepLink key={index} slug={slug} place={place} at={index} label={label} />
            ))}
            <StepLink slug={slug} place={place} at="review" label="Look it over" />
          </ol>
        </nav>
      </div>
      <div className={styles.content}>
        {isPreview && (
          <Notice tone="info" title="Preview">
            Nothing is saved or sent.
          </Notice>
        )}
        {children}
      </div>
    </div>
  );
}
