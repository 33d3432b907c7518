import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as styles from './ArrowLink.css.ts';

export interface ArrowLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link within the site that stands by itself, and leads on. */
export function ArrowLink({ href, className = '', children }: ArrowLinkProps) {
  return (
    <Link href={href} className={`${styles.link} ${className}`}>
      {children}
      <ArrowRight size={18} aria-hidden="true" />
    </Link>
  );
}
