import CircleStop from 'lucide-react/icons/circle-stop';
import SendHorizontal from 'lucide-react/icons/send-horizontal';

import { type SubmitEvent, useEffect, useRef } from 'react';
import * as media from '../../theme/media.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { chatLimits } from './contract-limits.ts';
import * as styles from './MessageForm.css.ts';

export interface MessageFormProps {
  draft: string;
  loading: boolean;
  onEdit: (draft: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
  /** Whether the focus is the chat's to move. */
  holdsFocus: () => boolean;
  /** Counts what else brings the focus back to where the visitor types. */
  restarts: number;
}

const hasKeyboard = () => window.matchMedia(media.hover).matches;

/** Where the visitor types. While an answer is coming it is disabled, and Stop ends the answer. */
export function MessageForm(props: MessageFormProps) {
  const { draft, loading, onEdit, onSend, onStop, holdsFocus, restarts } = props;
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a restart moves the focus too.
  useEffect(() => {
    if (!holdsFocus()) return;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches(':disabled');
    // A disabled input drops the focus, and so does a button that goes: it moves to Stop and comes back.
    if (hasKeyboard()) (loading ? stop : input).current?.focus();
    // On phones the input would open the keyboard over the answer.
    else if (isLost) input.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [loading, restarts]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend(draft);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={input}
        className={styles.input}
        type="text"
        dir="auto"
        aria-label="Your message"
        placeholder="Type your message..."
        value={draft}
        maxLength={chatLimits.messageCharacters}
        disabled={loading}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => onEdit(event.target.value)}
      />
      {loading && (
        <IconButton ref={stop} label="Stop" className={styles.stop} onClick={onStop}>
          <CircleStop size={22} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label="Send"
        type="submit"
        className={styles.send}
        disabled={loading || draft.trim() === ''}
      >
        <SendHorizontal size={20} aria-hidden="true" />
      </IconButton>
    </form>
  );
}
