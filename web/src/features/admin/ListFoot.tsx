import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import * as styles from './AdminFrame.css.ts';

export interface ListFootProps {
  /** What the list holds, in words; said to screen readers when it changes. */
  count: string | false;
  /** Whether there are more rows than those on the screen. */
  more: boolean;
  loadingMore: boolean;
  onMore: () => Promise<void>;
  children?: ReactNode;
}

/** Under a list: how much it holds, the way to more, and what else the page offers. */
export function ListFoot({ count, more, loadingMore, onMore, children }: ListFootProps) {
  return (
    <footer className={styles.foot}>
      <div className={styles.count}>
        <p role="status">{count}</p>
        {more && (
          <Button variant="secondary" size="sm" busy={loadingMore} onClick={() => void onMore()}>
            Load more
          </Button>
        )}
      </div>
      {children}
    </footer>
  );
}

/** `1 lead`, `240 leads`, `First 100 leads`. */
export function countLine(count: number, [one, many]: readonly [string, string], more: boolean): string {
  const counted = count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;
  return more ? `First ${counted}` : counted;
}
