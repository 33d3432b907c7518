import { useSnapshot } from 'valtio';
import { useOnIntent } from '../on-intent.ts';
import { toastState } from './toasts.store.ts';

const loadRegion = () => import('./ToastRegion.tsx').then((module) => module.ToastRegion);

/** The place of the toasts: nothing until the first one. */
export function ToastHost() {
  const { toasts } = useSnapshot(toastState);
  const Region = useOnIntent(toasts.length > 0, loadRegion, (error) =>
    console.error('Toasts could not be loaded:', error),
  );
  return Region && <Region />;
}
