import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { type ExplorerGroup, isEmpty, shownCount } from './explorer-group.ts';
import * as styles from './GroupNav.css.ts';
import { useCurrentBand } from './use-current-band.ts';

/** The way between the bands: links that stay under the header, the current one marked and kept in view. */
export function GroupNav({ groups }: { groups: readonly ExplorerGroup[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentBand(groups.map(({ id }) => id));

  useEffect(() => {
    const link = current && list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 });
  }, [current]);

  return (
    <nav className={`${ink} ${styles.nav}`} aria-label="Program groups" hidden={groups.every(isEmpty)}>
      <ul ref={list} className={`${column} ${styles.list}`}>
        {groups.map((group) => (
          <li key={group.id} hidden={isEmpty(group)}>
            <Link
              href={`#${group.id}`}
              aria-current={group.id === current ? 'location' : undefined}
              className={styles.link}
            >
              {group.label} <span className={styles.count}>{shownCount(group)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
