import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../Button/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/button-look.ts';
import * as styles from './ConnectButton.css.ts';
import { useConnect } from './connect-context.ts';

export interface ConnectButtonProps {
  /** Where it is: the page's path, with `#section` when the page has several. */
  source: string;
  /** What it says, where it is not the site's usual word. */
  label?: string | undefined;
  size?: ButtonSize | undefined;
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
}

/** The site's call to action: opens the consultation request. */
export function ConnectButton({
  source,
  label = 'Connect',
  size = 'lg',
  variant = 'primary',
  className,
}: ConnectButtonProps) {
  const onConnect = useConnect();
  return (
    <Button
      size={size}
      variant={variant}
      className={className ? `${styles.connect} ${className}` : styles.connect}
      onClick={() => onConnect(source)}
    >
      {label}
      <ArrowRight size={18} className={styles.arrow} aria-hidden="true" />
    </Button>
  );
}
