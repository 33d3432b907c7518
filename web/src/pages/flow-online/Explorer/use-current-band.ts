import { useEffect, useState } from 'react';

/** The id of the band that the middle of the screen is in. */
export function useCurrentBand(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          setCurrent((before) => {
            if (isIntersecting) return target.id;
            return before === target.id ? undefined : before;
          });
        }
      },
      { rootMargin: '-50% 0px' },
    );
    for (const id of names.split(' ')) {
      const band = document.getElementById(id);
      if (band) observer.observe(band);
    }
    return () => observer.disconnect();
  }, [names]);
  return current;
}
