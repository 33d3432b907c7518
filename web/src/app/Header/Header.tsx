import type { SiteContent } from '@flow/content/schema';
import { Link } from 'wouter';
import { ink } from '../../theme/theme.css.ts';
import { ConnectButton } from '../../ui/ConnectButton/ConnectButton.tsx';
import { Wordmark } from '../../ui/Wordmark/Wordmark.tsx';
import { CoachingMenu } from './CoachingMenu.tsx';
import * as styles from './Header.css.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { NavLink } from './NavLink.tsx';

/** The way past it, and around the site. Its menus are native disclosures: they open before any script has run. */
export function Header({ site, path }: { site: SiteContent; path: string }) {
  return (
    <header className={`${ink} ${styles.header}`}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.bar}>
        <Link href="/" className={styles.home} aria-current={path === '/' ? 'page' : undefined}>
          <Wordmark name={site.name} />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <ul className={styles.list}>
            {site.navigation.items.map((item) => (
              <li key={item.label}>
                {'items' in item ? (
                  <CoachingMenu menu={item} path={path} />
                ) : (
                  <NavLink href={item.href} path={path} className={styles.navLink}>
                    {item.label}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.connectPlace}>
          <ConnectButton source={`${path}#header`} size="sm" variant="secondary" className={styles.connect} />
        </div>
        <MobileMenu site={site} path={path} />
      </div>
    </header>
  );
}
