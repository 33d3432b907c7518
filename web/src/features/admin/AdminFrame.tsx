import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import * as theme from '../../theme/admin.css.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as styles from './AdminFrame.css.ts';
import type { AdminAccess } from './admin-access.store.ts';
import { type AdminSection, adminPages } from './admin-pages.ts';

export interface AdminFrameProps {
  access: AdminAccess;
  /** Where in the admin this is; absent for a page that belongs to no entry of the navigation. */
  section?: AdminSection | undefined;
  title: string;
  subtitle?: string | undefined;
  /** A list takes the height that is left and scrolls in itself; a page scrolls as a whole. */
  layout?: keyof typeof styles.layout | undefined;
  /** The way to the page above this one. */
  back?: { href: string; label: string } | undefined;
  /** Called once the database has said yes: nothing is loaded before. */
  onGranted: () => Promise<void>;
  children: ReactNode;
}

/** The head of a page of the admin, and what stands below it. */
function Frame(props: Omit<AdminFrameProps, 'onGranted'>) {
  const { access, section, layout = 'list', title, subtitle, back, children } = props;
  const { leaving } = useSnapshot(access.state);
  return (
    <main className={styles.layout[layout]} data-keeps-place>
      <header className={styles.head}>
        <div className={styles.titles}>
          {back && (
            <Link href={back.href} className={styles.back}>
              <ArrowLeft size={16} aria-hidden="true" />
              {back.label}
            </Link>
          )}
          <h1 className={styles.heading}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <nav aria-label="Admin" className={styles.pages}>
          {adminPages.map((page) => (
            <Link
              key={page.path}
              href={page.path}
              className={styles.page}
              aria-current={page.path === section ? 'page' : undefined}
            >
              {page.label}
            </Link>
          ))}
        </nav>
        <Button
          variant="secondary"
          size="sm"
          className={styles.leave}
          busy={leaving}
          onClick={() => void access.logOut()}
        >
          Logout
        </Button>
      </header>
      {children}
    </main>
  );
}

/** What may be seen of a page: nothing of one whose being there is not told. */
function guarded(state: AdminAccess['state']['access'], frame: Omit<AdminFrameProps, 'onGranted'>) {
  if (state === 'granted') return <Frame {...frame} />;
  if (state === 'forbidden') {
    return (
      <main className={styles.centre}>
        <h1>Forbidden</h1>
      </main>
    );
  }
  const checking = <Spinner label="Checking access" />;
  if (frame.access.isHidden) return <main className={styles.centre}>{checking}</main>;
  return (
    <Frame {...frame}>
      <div className={styles.checking}>{checking}</div>
    </Frame>
  );
}

/** A page of the admin behind its door, under the admin's head. */
export function AdminFrame({ onGranted, ...frame }: AdminFrameProps) {
  const { access } = frame;
  const { access: state } = useSnapshot(access.state);

  useEffect(() => {
    void access.check().then((granted) => (granted ? onGranted() : undefined));
  }, [access, onGranted]);

  useEffect(() => access.watch(), [access]);

  return <div className={theme.admin}>{guarded(state, frame)}</div>;
}
