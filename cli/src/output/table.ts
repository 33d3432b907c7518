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

/** Columns that a text takes: a Chinese character two, a combining mark none. */
const widthOf = (text: string): number => stringWidth(text).width;

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
  const titles = columns.map(({ title }) => ({ text: title, show: chalk.bold }));
  const widths = titles.map(({ text }) => widthOf(text));
  let kept: readonly number[] | undefined;

  const line = (cells: readonly { text: string; show(text: string): string }[], shown: readonly number[]) => {
    const excess = total(shown.map((index) => widths[index] ?? 0)) - options.width;
    const parts = shown.map((index, place) => {
      const { text = '', show = String } = cells[index] ?? {};
      const width = widths[index] ?? 0;
      const shrinks = excess > 0 && columns[index]?.shrinks;
      const limit = shrinks ? Math.max(Math.min(width, narrowestColumn), width - excess) : width;
      const fitted = shrinks ? cut(text, limit) : text;
      const padding = place === shown.length - 1 ? 0 : Math.max(0, limit - widthOf(fitted));
      return show(fitted) + ' '.repeat(padding);
    });
    return `${parts.join(gap).replace(/ +$/, '')}\n`;
  };

  return {
    next(rows) {
      if (rows.length === 0) return '';
      const cells = rows.map((row) =>
        row.map(({ text, tone }) => ({ text: singleLine(text), show: tone ? tones[tone] : String })),
      );
      for (const row of cells)
        row.forEach(({ text }, index) => {
          widths[index] = Math.max(widths[index] ?? 0, widthOf(text));
        });
      const isFirst = kept === undefined;
      const shown = kept ?? fittingColumns(columns, widths, options.width);
      kept = shown;
      return [...(isFirst ? [titles] : []), ...cells].map((row) => line(row, shown)).join('');
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
