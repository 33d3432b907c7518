import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import { note } from '../../theme/typography.css.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { type ListedForm, listForms } from '../form-list.ts';
import { ContactWays } from './ContactWays.tsx';
import * as styles from './FormsScreen.css.ts';

function Waiting({ form, isFirst }: { form: ListedForm; isFirst: boolean }) {
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className={styles.title}>{form.title}</h3>
        {form.description && <p className={note}>{form.description}</p>}
        <Badge tone={form.overdue ? 'danger' : 'neutral'}>{form.when}</Badge>
      </div>
      <ButtonLink href={form.href} variant={isFirst ? 'primary' : 'secondary'} className={styles.action}>
        Fill in<VisuallyHidden> {form.title}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

function Sent({ form }: { form: ListedForm }) {
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className={styles.title}>{form.title}</h3>
        <p className={note}>{form.when}</p>
      </div>
      <ButtonLink href={form.href} className={styles.action}>
        Read answers<VisuallyHidden> {form.title}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

function NothingYet() {
  return (
    <div className={styles.empty}>
      <p>
        You have no forms yet. When your coaching begins, the first ones appear here: your goals, and a few
        questions about your health.
      </p>
      <ButtonLink variant="primary" href="/dashboard">
        Go to your account
      </ButtonLink>
      <p className={note}>Did your coach tell you about one? Ask us where it is.</p>
      <ContactWays message="Hello, I expected a form in my account and there is none." />
    </div>
  );
}

/** The forms that a client was given: those to fill in, and those that were sent. */
export function MyForms({ assignments, now }: { assignments: readonly FormAssignment[]; now: Date }) {
  const { waiting, sent } = listForms(assignments, now);
  if (waiting.length + sent.length === 0) return <NothingYet />;
  return (
    <>
      <section className={styles.section} aria-labelledby="forms-to-fill-in">
        <h2 id="forms-to-fill-in" className={styles.subheading}>
          To fill in
        </h2>
        {waiting.length === 0 ? (
          <p className={styles.lede}>Nothing waits for you. Your coach reads what you have sent.</p>
        ) : (
          <ul className={styles.list}>
            {waiting.map((form, index) => (
              <Waiting key={form.id} form={form} isFirst={index === 0} />
            ))}
          </ul>
        )}
      </section>
      {sent.length > 0 && (
        <section className={styles.section} aria-labelledby="forms-sent">
          <h2 id="forms-sent" className={styles.subheading}>
            Sent
          </h2>
          <ul className={styles.list}>
            {sent.map((form) => (
              <Sent key={form.id} form={form} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
