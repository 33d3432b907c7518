import { firstIntent } from './page-wanted.ts';
import { loadPath } from './router.tsx';

/** Resolves when somebody uses a part of the page that needs its script: presses a button, or types. */
function firstUse(target: Window): Promise<void> {
  return new Promise((resolve) => {
    const used = ({ target: origin }: Event) => {
      if (!(origin instanceof target.window.Element) || !origin.closest('button, input, textarea, select'))
        return;
      for (const event of ['click', 'input']) target.removeEventListener(event, used, true);
      resolve();
    };
    for (const event of ['click', 'input']) target.addEventListener(event, used, true);
  });
}

/**
 * Resolves when a page that stands there as HTML should come alive: at the first touch, or at once where it moves by
 * itself. A script that cannot be had then is no reason to take away what somebody reads: its links and questions work
 * without it. Once something is used that does not, the script is asked for again.
 */
export async function builtPageWanted(path: string, atOnce: boolean, target: Window = window): Promise<void> {
  const used = firstUse(target);
  if (!atOnce) await firstIntent(target);
  await loadPath(path).catch(() => used);
}
