import X from 'lucide-react/icons/x';
import { Toast as Radix } from 'radix-ui';
import { createPortal } from 'react-dom';
import { type Snapshot, useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './ToastRegion.css.ts';
import { useToastPlace } from './toast-place.ts';
import { dismissToast, type Toast, toastLimits, toastState } from './toasts.store.ts';

function Description({ description }: { description: NonNullable<Snapshot<Toast>['description']> }) {
  if (typeof description === 'string') return description;
  return (
    <ul className={styles.list}>
      {description.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function ToastCard({ toast, onClosed }: { toast: Snapshot<Toast>; onClosed: () => void }) {
  const { action } = toast;
  return (
    <Radix.Root
      className={styles.toast[toast.variant]}
      data-variant={toast.variant}
      open={toast.open}
      type={toast.type}
      duration={toast.duration}
      onOpenChange={(open) => {
        if (open) return;
        dismissToast(toast.id);
        onClosed();
      }}
    >
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description asChild>
            <div className={styles.description}>
              <Description description={toast.description} />
            </div>
          </Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" className={styles.close}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Radix.Close>
      {action && (
        <Radix.Action altText={action.altText} asChild onClick={action.onAction}>
          <Button variant="secondary" size="sm" className={styles.action}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
    </Radix.Root>
  );
}

/** Where toasts appear. F8 moves the focus there; a swipe to the right, Escape or time dismisses one. */
export function ToastRegion() {
  const { toasts } = useSnapshot(toastState);
  const { element, giveFocusBack } = useToastPlace();
  return createPortal(
    <Radix.Provider
      duration={toastLimits.duration}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClosed={giveFocusBack} />
      ))}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} />
    </Radix.Provider>,
    element,
  );
}
