import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import { type FormAssignment, shownAssignmentStatus } from '@flow/sdk/contracts/form-assignment';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ContactWays } from './ContactWays.tsx';
import { dueWords } from './due-words.ts';
import * as styles from './FormsScreen.css.ts';
import { formPagePath, sentFormPath } from './form-place.ts';

type Assignment = FormAssignment & { forms_registry: NonNullable<FormAssignment['forms_registry']> };

const hasForm = (assignment: FormAssignment): assignment is Assignment => assignment.forms_registry !== null;

/** What is due first comes first; what has no day, last. */
const byDueDate = (one: Assignment, other: Assignment) =>
  (one.due_date ?? '9999').localeCompare(other.due_date ?? '9999');

function Waiting({ assignment, now, isFirst }: { assignment: Assignment; now: Date; isFirst: boolean }) {
  const { forms_registry: form, due_date } = assignment;
  const isOverdue = shownAssignmentStatus(assignment, now) === 'overdue';
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className={styles.title}>{form.title}</h3>
        {form.description && <p className={styles.quiet}>{form.description}</p>}
        {due_date && <Badge tone={isOverdue ? 'danger' : 'neutral'}>{dueWords(due_date, now)}</Badge>}
      </div>
      <ButtonLink
        href={formPagePath(form.slug)}
        variant={isFirst ? 'primary' : 'secondary'}
        className={styles.action}
      >
        Fill in<VisuallyHidden> {form.title}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

function Sent({ assignment }: { assignment: Assignment }) {
  const { id, forms_registry: form, completed_at } = assignment;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 className={styles.title}>{form.title}</h3>
        {completed_at && (
          <p className={styles.quiet}>
            Sent <time dateTime={completed_at}>{formatBusinessDate(completed_at)}</time>
          </p>
        )}
      </div>
      <ButtonLink href={sentFormPath(form.slug, id)} className={styles.action}>
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
      <p className={styles.quiet}>Did your coach tell you about one? Ask us where it is.</p>
      <ContactWays message="Hello, I expected a form in my account and there is none." />
    </div>
  );
}

/** The forms that a client was given: those to fill in, and those that were sent. */
export function MyForms({ assignments, now }: { assignments: readonly FormAssignment[]; now: Date }) {
  const given = assignments.filter(hasForm);
  const waiting = given.filter(({ status }) => status === 'pending').sort(byDueDate);
  const sent = given.filter(({ status }) => status === 'completed');
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
            {waiting.map((assignment, index) => (
              <Waiting key={assignment.id} assignment={assignment} now={now} isFirst={index === 0} />
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
            {sent.map((assignment) => (
              <Sent key={assignment.id} assignment={assignment} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
