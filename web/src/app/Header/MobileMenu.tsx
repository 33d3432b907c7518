import type { SiteContent } from '@flow/content/schema';
import { ConnectButton } from '../../ui/ConnectButton/ConnectButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { whatsAppUrl } from '../../whatsapp/url.ts';
import { useDisclosure } from './disclosure.ts';
import * as styles from './MobileMenu.css.ts';
import { NavLink } from './NavLink.tsx';

/** The navigation on narrow screens: a toggle and a panel over the whole page below the header. */
export function MobileMenu({ site, path }: { site: SiteContent; path: string }) {
  const { ref, leave, handlers } = useDisclosure(path);
  return (
    <details ref={ref} className={styles.menu} {...handlers}>
      <summary className={styles.toggle}>
        <VisuallyHidden>Menu</VisuallyHidden>
        <span className={styles.bars} aria-hidden="true" />
      </summary>
      <nav
        className={styles.panel}
        aria-label="Main"
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) leave();
        }}
      >
        <ul className={styles.list}>
          {site.navigation.items.map((item) =>
            'items' in item ? (
              <li key={item.label} className={styles.item}>
                <p className={styles.groupLabel} id={`menu-${item.label}`}>
                  {item.label}
                </p>
                <ul className={styles.group} aria-labelledby={`menu-${item.label}`}>
                  {item.items.map((child) => (
                    <li key={child.href}>
                      <NavLink href={child.href} path={path} className={styles.childLink}>
                        {child.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </li>
            ) : (
              <li key={item.href} className={styles.item}>
                <NavLink href={item.href} path={path} className={styles.link}>
                  {item.label}
                </NavLink>
              </li>
            ),
          )}
        </ul>
        <div className={styles.foot}>
          <ConnectButton source={`${path}#menu`} className={styles.connect} />
          <a href={`mailto:${site.email}`} className={styles.mail}>
            {site.email}
          </a>
          <a
            href={whatsAppUrl(site.whatsapp, 'header')}
            target="_blank"
            rel="noopener"
            className={styles.mail}
          >
            WhatsApp <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </a>
        </div>
      </nav>
    </details>
  );
}
