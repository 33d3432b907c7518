import stringWidth from 'fast-string-truncated-width';
import { paint } from './paint.ts';
import { singleLine } from './single-line.ts';

export type Tone = 'success' | 'warning' | 'danger' | 'quiet';

export interface Cell {
  text: string;
  tone?: Tone | undefined;
}

export interface Column {
  title: string;
  /** 1 stays longest when the terminal is narrow; columns of rank 1 are never left out. */
  rank: number;
  /** May be cut short when even the columns of rank 1 do not fit. */
  shrinks?: boolean;
}

const gap = '  ';
const narrowestColumn = 12;
const ellipsis = '…';

const onlyAscii = /^[ -~]*$/;

/** Columns that a text takes: a Chinese character two, a combining mark none. */
const widthOf = (text: string): number => (onlyAscii.test(text) ? text.length : stringWidth(text).width);

/** A text, cut to so many columns where it is longer. */
function cut(text: string, limit: number): string {
  const { index, ellipsed } = stringWidth(text, { limit, ellipsis, ellipsisWidth: 1 });
  return ellipsed ? text.slice(0, index) + ellipsis : text;
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + gap.length * (widths.length - 1);
}

/** The places of the columns that fit, leaving out the highest rank first. */
function fittingColumns(columns: readonly Column[], widths: readonly number[], available: number): number[] {
  let kept = columns.map((_, index) => index);
  const rankOf = (index: number) => columns[index]?.rank ?? 1;
  const leastWanted = () => Math.max(...kept.map(rankOf));
  while (total(kept.map((index) => widths[index] ?? 0)) > available && leastWanted() > 1) {
    const rank = leastWanted();
    const drop = kept.findLast((index) => rankOf(index) === rank);
    kept = kept.filter((index) => index !== drop);
  }
  return kept;
}

export interface TableWriter {
  next(rows: readonly (readonly Cell[])[]): string;
  /** The titles of the columns that were left out for want of width. */
  readonly hidden: readonly string[];
}

/**
 * A table for a person, in as many columns as the terminal is wide. The first rows decide which columns there are and how
 * wide; a longer text further down widens its column from there on.
 */
export function createTable(
  columns: readonly Column[],
  options: { width: number; color: boolean },
): TableWriter {
  const chalk = paint(options.color);
  const tones: Record<Tone, (text: string) => string> = {
    success: chalk.green,
    warning: chalk.yellow,
    danger: chalk.red.italic,
    quiet: chalk.dim,
  };
  const widths = columns.map(({ title }) => widthOf(title));
  let kept: readonly number[] | undefined;

  const paintedAs = ({ tone }: Cell) => (tone ? tones[tone] : String);
  const line = (cells: readonly Cell[], shown: readonly number[], painted = paintedAs) => {
    const excess = total(shown.map((index) => widths[index] ?? 0)) - options.width;
    const parts = shown.map((index, place) => {
      const cell = cells[index] ?? { text: '' };
      const text = singleLine(cell.text);
      const width = widths[index] ?? 0;
      const shrinks = excess > 0 && columns[index]?.shrinks;
      const limit = shrinks ? Math.max(Math.min(width, narrowestColumn), width - excess) : width;
      const fitted = shrinks ? cut(text, limit) : text;
      const padding = place === shown.length - 1 ? 0 : Math.max(0, limit - widthOf(fitted));
      return painted(cell)(fitted) + ' '.repeat(padding);
    });
    return `${parts.join(gap).trimEnd()}\n`;
  };

  return {
    next(rows) {
      if (rows.length === 0) return '';
      for (const row of rows)
        row.forEach(({ text }, index) => {
          widths[index] = Math.max(widths[index] ?? 0, widthOf(singleLine(text)));
        });
      const isFirst = kept === undefined;
      const shown = kept ?? fittingColumns(columns, widths, options.width);
      kept = shown;
      const titles = columns.map(({ title }) => ({ text: title }));
      const head = isFirst ? line(titles, shown, () => chalk.bold) : '';
      return head + rows.map((row) => line(row, shown)).join('');
    },
    get hidden() {
      const shown = kept;
      return shown ? columns.filter((_, index) => !shown.includes(index)).map(({ title }) => title) : [];
    },
  };
}

/** Names and values below one another. */
export function renderDetails(details: readonly (readonly [name: string, value: string])[]): string {
  const widest = Math.max(...details.map(([name]) => name.length));
  return details.map(([name, value]) => `${name.padEnd(widest)}${gap}${singleLine(value)}\n`).join('');
}
