import { chatLimits } from '@flow/sdk/contracts/chat';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { media } from '../../theme/media.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './MessageForm.css.ts';

export interface MessageFormProps {
  draft: string;
  loading: boolean;
  onEdit: (draft: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
}

const hasKeyboard = () => window.matchMedia(media.hover).matches;

/** Where the visitor types. While an answer is coming it is disabled, and Stop ends the answer. */
export function MessageForm({ draft, loading, onEdit, onSend, onStop }: MessageFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // A disabled input drops the focus, and so does a quick reply that goes: it moves to Stop and comes back.
    if (hasKeyboard()) (loading ? stop : input).current?.focus();
    // On phones the input would open the keyboard over the answer.
    else if (document.activeElement === document.body)
      input.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [loading]);

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
        <IconButton ref={stop} label="Stop" onClick={onStop}>
          <Square size={16} fill="currentColor" aria-hidden="true" />
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
