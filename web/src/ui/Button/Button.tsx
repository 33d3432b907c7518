import type { ComponentPropsWithRef } from 'react';
import * as styles from './Button.css.ts';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Work is under way: the button shows it and cannot be pressed again. */
  busy?: boolean | undefined;
}

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(variant, size, className)}
    >
      {busy && <span className={styles.busyMark} aria-hidden="true" />}
      {children}
    </button>
  );
}
