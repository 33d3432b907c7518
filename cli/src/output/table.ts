import Table from 'cli-table3';
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

const frame = {
  chars: {
    top: '',
    'top-mid': '',
    'top-left': '',
    'top-right': '',
    bottom: '',
    'bottom-mid': '',
    'bottom-left': '',
    'bottom-right': '',
    left: '',
    'left-mid': '',
    mid: '',
    'mid-mid': '',
    right: '',
    'right-mid': '',
    middle: gap,
  },
  style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  truncate: '…',
};

function lay(rows: readonly (readonly string[])[], colWidths: (number | null)[] = []) {
  const table = new Table({ ...frame, colWidths: [...colWidths] });
  table.push(...rows.map((cells) => [...cells]));
  const text = table.toString();
  const widths = table.options.colWidths.map((width) => width ?? 0);
  return { text, widths };
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + gap.length * (widths.length - 1);
}

/** Which columns fit, leaving out the highest rank first; the widths to hold them to, when something must shrink. */
function chooseColumns(columns: readonly Column[], widths: readonly number[], available: number) {
  let kept = columns.map((_, index) => index);
  const keptWidths = () => kept.map((index) => widths[index] ?? 0);
  const leastWanted = () => Math.max(...kept.map((index) => columns[index]?.rank ?? 1));
  while (total(keptWidths()) > available && leastWanted() > 1) {
    const rank = leastWanted();
    const drop = kept.findLast((index) => columns[index]?.rank === rank);
    kept = kept.filter((index) => index !== drop);
  }
  const excess = total(keptWidths()) - available;
  const limits = kept.map((index) => {
    const width = widths[index] ?? 0;
    if (excess <= 0 || !columns[index]?.shrinks) return null;
    return Math.max(Math.min(width, narrowestColumn), width - excess);
  });
  return { kept, limits };
}

/** A table for a person: as many columns as the terminal is wide, and the titles of those left out. */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  options: { width: number; color: boolean },
): { text: string; hidden: string[] } {
  const chalk = paint(options.color);
  const tones: Record<Tone, (text: string) => string> = {
    success: chalk.green,
    warning: chalk.yellow,
    danger: chalk.red.italic,
    quiet: chalk.dim,
  };
  const show = ({ text, tone }: Cell) => (tone ? tones[tone](singleLine(text)) : singleLine(text));

  const titles = columns.map((column) => chalk.bold(column.title));
  const cells = [titles, ...rows.map((row) => row.map(show))];
  const { kept, limits } = chooseColumns(columns, lay(cells).widths, options.width);
  const { text } = lay(
    cells.map((row) => kept.map((index) => row[index] ?? '')),
    limits,
  );
  return {
    text: `${text.replace(/ +$/gm, '')}\n`,
    hidden: columns.filter((_, index) => !kept.includes(index)).map((column) => column.title),
  };
}

/** Names and values below one another. */
export function renderDetails(details: readonly (readonly [name: string, value: string])[]): string {
  const widest = Math.max(...details.map(([name]) => name.length));
  return details.map(([name, value]) => `${name.padEnd(widest)}${gap}${singleLine(value)}\n`).join('');
}
