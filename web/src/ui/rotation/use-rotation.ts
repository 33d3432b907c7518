import { useEffect, useState } from 'react';
import * as media from '../../theme/media.ts';

export interface Rotation {
  current: number;
  /** False when it was paused, or where the system asks for less motion and Play was not pressed here. */
  playing: boolean;
  toggle: () => void;
  show: (index: number) => void;
  /** For the element around it: it pauses while the pointer or the focus is in it. */
  holders: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Moves through `count` items by itself, in a circle, one every `interval` ms, until it is paused. */
export function useRotation(count: number, interval: number): Rotation {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;

  useEffect(() => {
    if (matchMedia(media.reducedMotion).matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => setCurrent((index) => (index + 1) % count), interval);
    return () => clearInterval(timer);
  }, [playing, held, count, interval]);

  const show = (index: number) => {
    setPlaying(false);
    setCurrent(index);
  };
  const holders = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { current, playing, toggle: () => setPlaying(!playing), show, holders };
}
