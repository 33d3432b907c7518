import { RichText, type RichTextProps } from '../../ui/RichText/RichText.tsx';
import * as styles from './LongText.css.ts';

export interface LongTextProps extends RichTextProps {
  look: keyof typeof styles.look;
}

/** A text of many paragraphs, with titles and lists. */
export function LongText({ value, look, className = '' }: LongTextProps) {
  return <RichText value={value} className={`${styles.look[look]} ${className}`} />;
}
