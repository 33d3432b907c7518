import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface NavLinkProps {
  href: string;
  path: string;
  className: string;
  children: ReactNode;
}

/** A link of the navigation that knows whether it leads to where one is. */
export function NavLink({ href, path, className, children }: NavLinkProps) {
  return (
    <Link href={href} className={className} aria-current={href === path ? 'page' : undefined}>
      {children}
    </Link>
  );
}
