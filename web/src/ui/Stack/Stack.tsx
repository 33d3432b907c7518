import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

export interface StackProps {
  gap?: keyof typeof styles.gap | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** Things under one another, evenly apart. */
export function Stack({ gap = 16, className, children }: StackProps) {
  return <div className={classes(styles.stack, styles.gap[gap], className)}>{children}</div>;
}

/** Things beside one another, evenly apart, wrapping when there is no room. */
export function Inline({ gap = 12, className, children }: StackProps) {
  return <div className={classes(styles.inline, styles.gap[gap], className)}>{children}</div>;
}
