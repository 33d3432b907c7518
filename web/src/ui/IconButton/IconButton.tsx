import type { ComponentPropsWithRef } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The button's name, for assistive technology and as a tooltip. */
  label: string;
}

/** A button that shows an icon alone. */
export function IconButton({ label, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={className ? `${iconButton} ${className}` : iconButton}
    >
      {children}
    </button>
  );
}
