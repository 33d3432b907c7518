import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import * as styles from './Dial.css.ts';

type Part = FlowInPersonPageContent['hour']['parts'][number];

const centre = 110;
const radius = 74;
/** Between two parts, in minutes. */
const gap = 0.7;
const lineGap = 2.5;
const minutesPerLine = 2.5;

/** A point at a minute, so far from the centre of the dial. */
function at(minute: number, distance: number) {
  const angle = (minute / 60) * 2 * Math.PI;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { x: rounded(centre + distance * Math.sin(angle)), y: rounded(centre - distance * Math.cos(angle)) };
}

/** Lines that run side by side from one minute to another; the longer the part, the more of them. */
function strand({ minute, length }: Part): string {
  const count = Math.max(1, Math.round(length / minutesPerLine));
  const [begin, end] = [minute + gap / 2, minute + length - gap / 2];
  return Array.from({ length: count }, (_, index) => {
    const distance = radius + (index - (count - 1) / 2) * lineGap;
    const [from, to] = [at(begin, distance), at(end, distance)];
    return `M${from.x} ${from.y}A${distance} ${distance} 0 ${length > 30 ? 1 : 0} 1 ${to.x} ${to.y}`;
  }).join('');
}

const ticks = Array.from({ length: 60 }, (_, minute) => {
  const [outer, inner] = [at(minute, 52), at(minute, minute % 5 === 0 ? 45 : 49)];
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
}).join('');

/** The hour as a clock of lines. The list beside it says the same in words. */
export function Dial({ parts, className }: { parts: readonly Part[]; className: string }) {
  return (
    <svg viewBox="0 0 220 220" fill="none" aria-hidden="true" className={className}>
      <path d={ticks} className={styles.ticks} />
      {parts.map((part) => (
        <g key={part.minute}>
          <path d={strand(part)} className={styles.strand} />
          <text {...at(part.minute, 101)} className={styles.number}>
            {part.minute}
          </text>
        </g>
      ))}
      <path d={`M${centre} ${centre}V${centre - 38}`} className={styles.hand} />
    </svg>
  );
}
