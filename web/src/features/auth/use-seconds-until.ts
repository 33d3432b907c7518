import { useEffect, useState } from 'react';

const secondsUntil = (time: number | null) =>
  time === null ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1_000));

/** Whole seconds until a time in milliseconds, counted down while it is shown; 0 where there is nothing to wait for. */
export function useSecondsUntil(time: number | null): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));

  useEffect(() => {
    const count = () => {
      const left = secondsUntil(time);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1_000);
    count();
    return () => clearInterval(timer);
  }, [time]);

  return seconds;
}

/** As a clock shows it: `0:42`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
