import { type ExitCode, exitCodes } from './exit-codes.ts';

/** The ways in and out of a command. Data goes to stdout; everything else goes to stderr. */
export interface Io {
  /** Writes data to stdout as it is, and waits while its reader is behind. */
  data(part: string | Uint8Array): Promise<void>;
  /** Writes one line for a person to stderr. */
  note(line: string): void;
  /** Writes to stderr as it is, without a line break of its own. */
  draw(text: string): void;
  /** Which ends are a terminal. */
  readonly terminal: { readonly input: boolean; readonly data: boolean; readonly notes: boolean };
  /** Columns that data may take: the terminal's, and no limit where there is none. */
  readonly width: number;
  /** Whether data and notes may carry colour. Asked late: an option may switch it off. */
  color(stream: 'data' | 'notes'): boolean;
  /** All of stdin as text. */
  readInput(): Promise<string>;
  /** What the process answers should stdout be closed now: a change that stops halfway is no success. */
  closedExitCode: ExitCode;
}

export type Environment = Record<string, string | undefined>;

/** The process's streams, as far as they matter here. */
export interface Streams {
  stdin: AsyncIterable<Uint8Array | string> & { isTTY?: boolean | undefined };
  stdout: {
    write(part: string | Uint8Array, done: () => void): unknown;
    isTTY?: boolean | undefined;
    columns?: number | undefined;
  };
  stderr: { write(text: string): unknown; isTTY?: boolean | undefined };
}

const usualWidth = 80;

/** Whether a variable switches something on: `1`, `true` and whatever else is not a no. */
export function isSwitchedOn(value: string | undefined): boolean {
  return value !== undefined && !['', '0', 'false', 'no', 'off'].includes(value.toLowerCase());
}

/** Colour only where a terminal shows it, unless the environment says otherwise; NO_COLOR is the stronger word. */
export function colorEnabled(environment: Environment, isTerminal: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** The ends are looked at when they are needed: opening stdin and stderr costs time that help can do without. */
export function createIo(streams: Streams, environment: Environment): Io {
  const terminal = {
    get input() {
      return streams.stdin.isTTY === true;
    },
    get data() {
      return streams.stdout.isTTY === true;
    },
    get notes() {
      return streams.stderr.isTTY === true;
    },
  };
  return {
    closedExitCode: exitCodes.ok,
    terminal,
    get width() {
      return terminal.data ? streams.stdout.columns || usualWidth : Number.POSITIVE_INFINITY;
    },
    data: (part) =>
      part.length === 0 ? Promise.resolve() : new Promise((resolve) => streams.stdout.write(part, resolve)),
    note: (line) => void streams.stderr.write(`${line}\n`),
    draw: (text) => void streams.stderr.write(text),
    color: (stream) => colorEnabled(environment, terminal[stream]),
    async readInput() {
      const decoder = new TextDecoder();
      let text = '';
      for await (const chunk of streams.stdin) {
        text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      }
      return text + decoder.decode();
    },
  };
}
