import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

/** The classes of a button, for an element that looks like one but is a link. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return [styles.variant[variant], styles.size[size], className].filter(Boolean).join(' ');
}
