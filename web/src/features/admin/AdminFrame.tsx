import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { Button } from '../../ui/Button/Button.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import * as styles from './AdminFrame.css.ts';
import type { AdminAccess } from './admin-access.store.ts';

const adminPages = [
  { path: '/admin', label: 'Subscriptions' },
  { path: '/admin/leads', label: 'Leads' },
] as const;

export type AdminPath = (typeof adminPages)[number]['path'];

export interface AdminFrameProps {
  access: AdminAccess;
  /** Which of the admin's pages this is. */
  path: AdminPath;
  title: string;
  subtitle: string;
  /** Called once the database has said yes: nothing is loaded before. */
  onGranted: () => Promise<void>;
  children: ReactNode;
}

function Frame({ access, path, title, subtitle, children }: Omit<AdminFrameProps, 'onGranted'>) {
  const { leaving } = useSnapshot(access.state);
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.heading}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <nav aria-label="Admin" className={styles.pages}>
          {adminPages.map((page) => (
            <Link
              key={page.path}
              href={page.path}
              className={styles.page}
              aria-current={page.path === path ? 'page' : undefined}
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

/** A page of the admin behind its door, under the admin's head. */
export function AdminFrame({ onGranted, ...frame }: AdminFrameProps) {
  const { access } = frame;
  const { access: state } = useSnapshot(access.state);

  useEffect(() => {
    void access.check().then((granted) => (granted ? onGranted() : undefined));
  }, [access, onGranted]);

  useEffect(() => access.watch(), [access]);

  if (state === 'granted') return <Frame {...frame} />;
  return (
    <main className={styles.centre}>
      {state === 'forbidden' ? <h1>Forbidden</h1> : <Spinner label="Checking access" />}
    </main>
  );
}
