import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { spokenAnswer } from './answer-blocks.ts';
import type { IsPage } from './answer-parts.ts';
import type { ChatNews } from './chat.store.ts';
import { ratingFailure } from './RatingButtons.tsx';

/**
 * Milliseconds. The focus moves when an answer begins and when it ends, and a screen reader that says where the
 * focus went drops what it is told in the same moment. Said news go, so that nobody meets them in the page again.
 */
const newsTimes = { saidAfter: 500, goneAfter: 8_000 };

function wordsOf(news: ChatNews, isPage: IsPage): string {
  switch (news.kind) {
    case 'asked':
      return 'Flow AI is typing';
    case 'answered':
      return `Flow AI answered: ${spokenAnswer(news.answer, isPage)}`;
    case 'stopped':
      return news.answer === ''
        ? 'Stopped before an answer came.'
        : `Stopped. Flow AI answered so far: ${spokenAnswer(news.answer, isPage)}`;
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

interface NewsProps {
  news: ChatNews | null;
  isPage: IsPage;
  /** They were said, and need not be said again when the panel is opened the next time. */
  onSaid: () => void;
}

/** Says what happened in the chat to people who listen: politely, whole, and once. */
export function News({ news, isPage, onSaid }: NewsProps) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!news) return;
    setSaid('');
    const say = setTimeout(() => {
      setSaid(wordsOf(news, isPage));
      onSaid();
    }, newsTimes.saidAfter);
    return () => clearTimeout(say);
  }, [news, isPage, onSaid]);

  useEffect(() => {
    if (said === '') return;
    const go = setTimeout(() => setSaid(''), newsTimes.goneAfter);
    return () => clearTimeout(go);
  }, [said]);

  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
