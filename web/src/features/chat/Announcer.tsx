import { content as texts } from 'content:chat';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { spokenAnswer } from './answer-blocks.ts';
import type { IsPage } from './answer-parts.ts';
import type { ChatAnnouncement } from './chat.store.ts';
import { ratingFailure } from './RatingButtons.tsx';

/**
 * Milliseconds. The focus moves when an answer begins and when it ends, and a screen reader that says where the
 * focus went drops what it is told in the same moment. What was said is removed, so that it is not
 * met again while reading the page.
 */
const times = { saidAfter: 500, goneAfter: 8_000 };

function textOf(announcement: ChatAnnouncement, isPage: IsPage): string {
  switch (announcement.kind) {
    case 'asked':
      return `${texts.speaker} is typing`;
    case 'answered':
      return `${texts.speaker} answered: ${spokenAnswer(announcement.answer, isPage)}`;
    case 'stopped':
      return announcement.answer === ''
        ? 'Stopped before an answer came.'
        : `Stopped. ${texts.speaker} answered so far: ${spokenAnswer(announcement.answer, isPage)}`;
    case 'failed':
      return 'No answer came. You can try again, or talk to a real coach on WhatsApp.';
    case 'started-over':
      return 'New conversation. Undo brings the last one back.';
    case 'brought-back':
      return 'Your last conversation is back.';
    case 'copied':
      return 'Answer copied.';
    case 'rated':
      return 'Thank you.';
    case 'not-rated':
      return ratingFailure;
    case 'not-copied':
      return 'Could not copy. Please select the text and copy it.';
  }
}

interface AnnouncerProps {
  announcement: ChatAnnouncement | null;
  isPage: IsPage;
  /** It need not be said again when the panel is opened the next time. */
  onAnnounced: () => void;
}

/** Tells a screen reader what happened in the chat: politely, whole, and once. */
export function Announcer({ announcement, isPage, onAnnounced }: AnnouncerProps) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!announcement) return;
    setSaid('');
    const say = setTimeout(() => {
      setSaid(textOf(announcement, isPage));
      onAnnounced();
    }, times.saidAfter);
    return () => clearTimeout(say);
  }, [announcement, isPage, onAnnounced]);

  useEffect(() => {
    if (said === '') return;
    const go = setTimeout(() => setSaid(''), times.goneAfter);
    return () => clearTimeout(go);
  }, [said]);

  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
