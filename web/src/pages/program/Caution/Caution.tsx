import HeartPulse from 'lucide-react/icons/heart-pulse';
import * as styles from './Caution.css.ts';

/** What a doctor should know first. It stands wherever the program can be started. */
export function Caution({
  title,
  text,
  className,
}: {
  title: string;
  text: string | undefined;
  className?: string;
}) {
  if (text === undefined) return null;
  return (
    <p className={className ? `${styles.caution} ${className}` : styles.caution}>
      <HeartPulse size={20} className={styles.mark} aria-hidden="true" />
      <span>
        <strong className={styles.title}>{title}.</strong> {text}
      </span>
    </p>
  );
}
