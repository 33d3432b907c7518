import type { Attribution, Touch } from '@flow/sdk/contracts/attribution';
import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { quiet } from '../record/Record.css.ts';
import * as styles from './LeadSheet.css.ts';

const rows: [label: string, value: (touch: Touch) => string | undefined][] = [
  ['When', (touch) => formatBusinessDateTime(touch.at)],
  ['Landing page', (touch) => touch.landing_path],
  ['From', (touch) => touch.referrer],
  ['Source', (touch) => touch.utm_source],
  ['Medium', (touch) => touch.utm_medium],
  ['Campaign', (touch) => touch.utm_campaign],
  ['Term', (touch) => touch.utm_term],
  ['Content', (touch) => touch.utm_content],
  ['Google click', (touch) => touch.gclid ?? touch.gbraid ?? touch.wbraid],
  ['Meta click', (touch) => touch.fbclid],
  ['Microsoft click', (touch) => touch.msclkid],
  ['TikTok click', (touch) => touch.ttclid],
];

/** The first visit that is known and the one before the request, side by side. */
export function LeadAttribution({ attribution }: { attribution: Attribution | null }) {
  if (attribution === null) return <p className={quiet}>Nothing more is known.</p>;
  const { first, last } = attribution;
  return (
    <table className={styles.touches}>
      <thead>
        <tr>
          <td className={styles.touchLabel} />
          <th scope="col" className={styles.touchHead}>
            First touch
          </th>
          <th scope="col" className={styles.touchHead}>
            Last touch
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(([, value]) => value(first) !== undefined || value(last) !== undefined)
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row" className={styles.touchLabel}>
                {label}
              </th>
              <td className={styles.touchCell}>{value(first) ?? '—'}</td>
              <td className={styles.touchCell}>{value(last) ?? '—'}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
