import type { NavigationItem } from '@flow/content/schema';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useDisclosure } from './disclosure.ts';
import * as styles from './Header.css.ts';
import { NavLink } from './NavLink.tsx';

type Submenu = Extract<NavigationItem, { items: unknown }>;

/** A submenu of the wide navigation: opens on press, on Enter or arrow down, and under a mouse. */
export function CoachingMenu({ menu, path }: { menu: Submenu; path: string }) {
  const { ref, close, onSummaryClick, handlers } = useDisclosure(path, true);
  const holdsCurrent = menu.items.some((item) => item.href === path);
  return (
    <details ref={ref} className={styles.submenu} {...handlers}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control of its own */}
      <summary className={styles.navLink} data-current={holdsCurrent || undefined} onClick={onSummaryClick}>
        {menu.label}
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      <ul className={styles.submenuPanel}>
        {menu.items.map((item) => (
          <li key={item.href} onClickCapture={close}>
            <NavLink href={item.href} path={path} className={styles.submenuLink}>
              <span className={styles.submenuLabel}>{item.label}</span>
              <span className={styles.submenuText}>{item.description}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
