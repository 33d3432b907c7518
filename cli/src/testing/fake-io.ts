import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';

export interface FakeIo extends Io {
  /** All that was written to stdout. */
  stdout: string;
  /** All that was written to stderr. */
  stderr: string;
}

export interface FakeIoSettings {
  /** Whether all three ends are a terminal. */
  terminal?: boolean;
  width?: number;
  color?: boolean;
  /** What stdin holds. */
  input?: string;
}

export function createFakeIo(settings: FakeIoSettings = {}): FakeIo {
  const isTerminal = settings.terminal ?? false;
  const decoder = new TextDecoder();
  return {
    stdout: '',
    stderr: '',
    closedExitCode: exitCodes.ok,
    terminal: { input: isTerminal, data: isTerminal, notes: isTerminal },
    width: settings.width ?? 200,
    color: () => settings.color ?? false,
    async data(part) {
      this.stdout += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
    },
    note(line) {
      this.stderr += `${line}\n`;
    },
    draw(text) {
      this.stderr += text;
    },
    readInput: async () => settings.input ?? '',
  };
}
