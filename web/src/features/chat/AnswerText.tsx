import { createElement, Fragment, memo, type ReactNode } from 'react';
import { Link } from 'wouter';
import * as styles from './AnswerText.css.ts';
import { type AnswerBlock, parseAnswer, withoutLooseEnd } from './answer-blocks.ts';
import type { AnswerPart, IsPage } from './answer-parts.ts';

export interface AnswerTextProps {
  answer: string;
  /** More of it is on its way, or was. */
  unfinished: boolean;
  isPage: IsPage;
  /** A link in the answer was followed. */
  onFollow: () => void;
  /** Asks what an offer says. Absent while nothing can be asked. */
  onAsk: ((question: string) => void) | undefined;
}

/**
 * An answer as paragraphs, simple lists, bold words, links to our own pages, and offers as buttons. Nothing of it is ever read as
 * HTML, and nothing but an offer that is pressed sends anything.
 */
export const AnswerText = memo(function AnswerText({
  answer,
  unfinished,
  isPage,
  onFollow,
  onAsk,
}: AnswerTextProps) {
  // An Arabic answer may begin with a price or a name.
  const dir = /\p{Script=Arabic}/u.test(answer) ? 'rtl' : 'auto';
  const offer = (text: string) =>
    createElement(
      'button',
      {
        type: 'button',
        className: styles.offer,
        dir,
        disabled: !onAsk,
        onClick: () => onAsk?.(text),
      },
      text,
    );

  // An answer only grows at its end, so a part's place is its identity: children are given one by one, without keys.
  const words = (parts: readonly AnswerPart[]): ReactNode[] =>
    parts.map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'offer') return offer(part.text);
      if (part.kind === 'strong') return createElement('strong', null, ...words(part.parts));
      const { text, href } = part;
      return createElement(Link, { href, className: styles.link, onClick: onFollow }, text);
    });

  const item = (parts: readonly AnswerPart[], value?: number) =>
    createElement('li', { value }, ...words(parts));

  const block = (block: AnswerBlock): ReactNode => {
    if (block.kind === 'paragraph') return createElement('p', { dir }, ...words(block.parts));
    if (block.kind === 'offers') {
      const items = block.texts.map((text) => createElement('li', null, offer(text)));
      return createElement('ul', { className: styles.offers, dir }, ...items);
    }
    if (block.kind === 'bullets') {
      const items = block.items.map((parts) => item(parts));
      return createElement('ul', { className: styles.bullets, dir }, ...items);
    }
    const items = block.items.map(({ number, parts }) => item(parts, number));
    return createElement('ol', { className: styles.steps, dir }, ...items);
  };

  const blocks = parseAnswer(unfinished ? withoutLooseEnd(answer) : answer, isPage);
  return createElement(Fragment, null, ...blocks.map(block));
});
