import { useEffect, useState } from 'react';
import { media } from '../../../theme/media.ts';

const rotationInterval = 2500;

export interface Rotation {
  current: number;
  /** False when someone has paused it, or asked their system for less motion and not pressed Play here. */
  playing: boolean;
  toggle: () => void;
  show: (index: number) => void;
  /** Holds it for as long as someone points at it or is in it. */
  hold: (held: boolean) => void;
}

/** Moves through `count` items by itself, in a circle, until somebody wants it to stop. */
export function useRotation(count: number): Rotation {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, hold] = useState(false);

  useEffect(() => {
    if (matchMedia(media.reducedMotion).matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), rotationInterval);
    return () => clearInterval(timer);
  }, [playing, held, count]);

  const show = (index: number) => {
    setPlaying(false);
    setCurrent(index);
  };
  return { current, playing, toggle: () => setPlaying(!playing), show, hold };
}
