import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { FormRegistry } from './FormRegistry.tsx';
import * as styles from './FormsScreen.css.ts';
import type { FormsList, FormsListState } from './forms-list.store.ts';
import { MyForms } from './MyForms.tsx';

const headings: Record<FormsListState['phase'], { title: string; lede?: string }> = {
  loading: { title: 'Your forms' },
  failed: { title: 'Your forms' },
  mine: { title: 'Your forms', lede: 'What your coach needs to know, and what you have told before.' },
  registry: { title: 'Forms', lede: 'Every form, with what clients have sent and what still waits.' },
};

function Contents({ list }: { list: FormsList }) {
  const { phase, assignments, registry, at } = useSnapshot(list.state);
  switch (phase) {
    case 'loading':
      return <Spinner label="Loading forms" />;
    case 'mine':
      return <MyForms assignments={assignments} now={at} />;
    case 'registry':
      return <FormRegistry forms={registry} />;
    case 'failed':
      return (
        <div className={styles.empty}>
          <Notice tone="danger" title="Your forms could not be loaded">
            Check your connection and try again.
          </Notice>
          <Button variant="secondary" onClick={() => void list.enter()}>
            Try again
          </Button>
        </div>
      );
  }
}

/** A client's forms; for an admin, all of them. */
export function FormsScreen({ list }: { list: FormsList }) {
  const { title, lede } = headings[useSnapshot(list.state).phase];

  useEffect(() => void list.enter(), [list]);
  useEffect(() => list.watch(), [list]);

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{title}</h1>
        {lede && <p className={styles.lede}>{lede}</p>}
      </div>
      <Contents list={list} />
    </div>
  );
}
