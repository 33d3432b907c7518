import type { SiteContent } from '@flow/content/schema';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link } from 'wouter';
import { reportLoadFailure } from '../../features/report-load-failure.ts';
import { ink } from '../../theme/theme.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import * as styles from './Footer.css.ts';

function openPrivacyChoices(): void {
  import('../../features/consent/consent.ts')
    .then((consent) => consent.openPrivacyChoices())
    .catch((error: unknown) => reportLoadFailure('privacy choices', error));
}

export function Footer({ site }: { site: SiteContent }) {
  const { footer, social } = site;
  return (
    <footer className={`${ink} ${styles.footer}`}>
      <div className={styles.inner}>
        <div className={styles.lead}>
          <Wordmark name={site.name} />
          <p className={styles.statement}>{footer.statement}</p>
          <ul className={styles.contacts}>
            <li>
              <a href={`mailto:${site.email}`} className={styles.contact}>
                <span className={styles.contactLabel}>{footer.contactLabel}</span>
                {site.email}
              </a>
            </li>
            <li>
              <a href={social.href} target="_blank" rel="noopener noreferrer" className={styles.contact}>
                <span className={styles.contactText}>
                  {social.label}
                  <ArrowUpRight size={18} aria-hidden="true" />
                </span>
                <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          </ul>
        </div>
        <nav className={styles.groups} aria-label="Footer">
          {footer.groups.map((group) => (
            <div key={group.title} className={styles.group}>
              <h2 className={styles.groupTitle}>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href} className={styles.link}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.smallPrint}>
          <p>{footer.smallPrint}</p>
          <button type="button" className={styles.link} onClick={openPrivacyChoices}>
            Privacy choices
          </button>
        </div>
      </div>
    </footer>
  );
}
