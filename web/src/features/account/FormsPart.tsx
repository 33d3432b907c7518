import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { listForms } from '../form-list.ts';
import * as card from './card.css.ts';
import type { Dashboard } from './dashboard.store.ts';
import * as styles from './FormsPart.css.ts';
import { PartState } from './PartState.tsx';

/** What the coach has asked for, and what was sent. */
export function FormsPart({ dashboard, now }: { dashboard: Dashboard; now: Date }) {
  const { forms } = useSnapshot(dashboard.state);
  const { waiting, sent } = listForms(forms.value, now);
  return (
    <section className={card.part} aria-labelledby="dashboard-forms">
      <h2 id="dashboard-forms" className={card.title}>
        Your forms
      </h2>
      <PartState
        phase={forms.phase}
        what="your forms"
        lines={4}
        onRetry={() => void dashboard.retry('forms')}
      >
        {waiting.length === 0 && (
          <p className={card.quiet}>
            {sent.length === 0
              ? 'Nothing to fill in yet. Your coach sends your first forms when your trial begins.'
              : 'Nothing to fill in. Well done.'}
          </p>
        )}
        {waiting.length > 0 && (
          <ul className={styles.waiting}>
            {waiting.map((form, index) => (
              <li key={form.id} className={styles.form}>
                <div className={styles.about}>
                  <h3 className={styles.name}>{form.title}</h3>
                  {form.description && <p className={card.quiet}>{form.description}</p>}
                  <p className={styles.when}>
                    {form.overdue ? <Badge tone="danger">{form.when}</Badge> : form.when}
                  </p>
                </div>
                <ButtonLink href={form.href} variant={index === 0 ? 'primary' : 'secondary'}>
                  Fill in<VisuallyHidden> {form.title}</VisuallyHidden>
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
        {sent.length > 0 && (
          <>
            <h3 className={styles.subtitle}>Sent</h3>
            <ul className={styles.sent}>
              {sent.map((form) => (
                <li key={form.id} className={styles.row}>
                  <Link href={form.href} className={styles.link}>
                    {form.title}
                  </Link>
                  <span className={card.quiet}>{form.when}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </PartState>
    </section>
  );
}
