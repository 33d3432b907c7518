import { attentionMaximum } from '@flow/sdk/contracts/attention';
import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { FormOverview } from '@flow/sdk/contracts/form-assignment';
import { formPath } from '@flow/sdk/contracts/form-submission';
import { note } from '../../theme/typography.css.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FormsScreen.css.ts';
import { formPagePath } from './form-place.ts';

interface CountProps {
  label: string;
  value: number;
  /** The most that is counted. */
  most?: number;
  alarming?: boolean;
}

function Count({ label, value, most = Number.POSITIVE_INFINITY, alarming = false }: CountProps) {
  return (
    <div className={styles.count}>
      <dt className={note}>{label}</dt>
      <dd className={styles.figure} data-alarming={(alarming && value > 0) || undefined}>
        {value > most ? `${most.toLocaleString('en')}+` : value.toLocaleString('en')}
      </dd>
    </div>
  );
}

function RegisteredForm({ form }: { form: FormOverview }) {
  const { title, description, version, last_submitted_at: last } = form;
  const hidden = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.badges}>
          <h2 className={styles.title}>{title}</h2>
          <Badge tone="outline">v{version}</Badge>
          {form.is_default && <Badge tone="info">Given to every new client</Badge>}
          {form.retired_at && <Badge>Retired {formatBusinessDate(form.retired_at)}</Badge>}
        </div>
        {description && <p className={note}>{description}</p>}
        <dl className={styles.counts}>
          <Count label="sent" value={form.submissions} />
          <Count label="flagged" value={form.flagged} alarming />
          <Count label="waiting" value={form.pending} />
          <Count label="overdue" value={form.overdue} most={attentionMaximum} alarming />
        </dl>
        {last && <p className={note}>Last sent {formatBusinessDate(last)}</p>}
      </div>
      <div className={styles.ways}>
        {version > 0 && (
          <ButtonLink variant="ghost" href={formPagePath(form.slug)} className={styles.way}>
            Preview{hidden}
          </ButtonLink>
        )}
        <ButtonLink href={formPath(form.form_key)} className={styles.way}>
          Review{hidden}
        </ButtonLink>
      </div>
    </li>
  );
}

/** Every form that there is, with what became of it. */
export function FormRegistry({ forms }: { forms: readonly FormOverview[] }) {
  if (forms.length === 0) {
    return (
      <p className={styles.empty}>
        There are no forms yet. Write one in content/forms and publish it: clients can be given it then.
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {forms.map((form) => (
        <RegisteredForm key={form.slug} form={form} />
      ))}
    </ul>
  );
}
