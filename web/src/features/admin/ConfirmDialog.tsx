import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  description: ReactNode;
  keep: string;
  confirm: string;
  busy: boolean;
  onKeep: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks before something is taken away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, keep, confirm, busy, onKeep, onConfirm } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeep();
      }}
      title={title}
      description={description}
    >
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy} onClick={onKeep}>
          {keep}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void onConfirm()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
