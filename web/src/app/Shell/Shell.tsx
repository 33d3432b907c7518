import '../../theme/global.css.ts';
import type { SiteContent } from '@flow/content/schema';
import type { ReactNode } from 'react';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import * as styles from './Shell.css.ts';

export interface ShellProps {
  site: SiteContent;
  /** The current path, without query and hash. */
  path: string;
  children: ReactNode;
}

/** The layout of every public page: skip link, header, the page itself as the main landmark, footer. */
export function Shell({ site, path, children }: ShellProps) {
  return (
    <div className={styles.shell}>
      <Header site={site} path={path} />
      <noscript>
        <p className={styles.withoutScript}>
          {site.withoutScript} <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      </noscript>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer site={site} />
    </div>
  );
}
