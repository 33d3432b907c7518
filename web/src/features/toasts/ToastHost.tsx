import { useEffect, useState } from 'react';
import { useLazyPart } from '../use-lazy-part.ts';
import { useUntrackedSnapshot } from '../use-untracked-snapshot.ts';
import * as styles from './ToastHost.css.ts';
import { dismissToast, toastState } from './toasts.store.ts';

const loadRegion = () => import('./ToastRegion.tsx').then((module) => module.ToastRegion);

/** Without a network, what cannot be loaded can still be said. */
function PlainToast({ id, title, duration }: { id: string; title: string; duration: number }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return (
    <p role="alert" className={styles.plain}>
      {title}
    </p>
  );
}

/** The place of the toasts: nothing until the first one. */
export function ToastHost() {
  const { toasts } = useUntrackedSnapshot(toastState);
  const [isMissing, setIsMissing] = useState(false);
  const Region = useLazyPart(toasts.length > 0, loadRegion, (error) => {
    console.error('Toasts could not be loaded:', error);
    setIsMissing(true);
  });
  if (Region) return <Region />;
  const [newest] = toasts;
  return isMissing && newest?.open && <PlainToast {...newest} key={newest.id} />;
}
