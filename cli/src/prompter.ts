import { interruption } from './failure.ts';

/** Asks a person. Answers are for this run only and are never echoed to stdout. */
export interface Prompter {
  text(message: string): Promise<string>;
  /** What is typed is not shown. */
  password(message: string): Promise<string>;
  /** No is the answer of an empty line. */
  confirm(message: string): Promise<boolean>;
}

type Question = { message: string } & (
  | { type: 'input' }
  | { type: 'password'; toggleMask: false }
  | { type: 'confirm'; default: boolean }
);

interface Key {
  ctrl?: boolean;
  name?: string;
}

/** Calls back when the person is gone: Ctrl-D, or an input that ends. Answers how to stop listening. */
function onLeave(input: NodeJS.ReadableStream, leave: () => void): () => void {
  const press = (_text: unknown, key?: Key) => {
    if (key?.ctrl && key.name === 'd') leave();
  };
  input.on('keypress', press).on('end', leave);
  return () => void input.off('keypress', press).off('end', leave);
}

/** The ends are opened by the first question: touching stdin costs time that most commands need not spend. */
export function createPrompter(
  openInput: () => NodeJS.ReadableStream,
  openOutput: () => NodeJS.WritableStream,
): Prompter {
  const ask = async (question: Question): Promise<unknown> => {
    const { createPromptModule } = await import('inquirer');
    const input = openInput();
    const leaving = new AbortController();
    const stopListening = onLeave(input, () => leaving.abort());
    try {
      const prompt = createPromptModule({ input, output: openOutput(), signal: leaving.signal });
      return (await prompt([{ name: 'answer', ...question }])).answer;
    } catch (cause) {
      const isEnded = cause instanceof Error && cause.name === 'ExitPromptError';
      if (isEnded || leaving.signal.aborted) throw interruption();
      throw cause;
    } finally {
      stopListening();
    }
  };
  return {
    text: async (message) => String(await ask({ type: 'input', message })),
    password: async (message) => String(await ask({ type: 'password', message, toggleMask: false })),
    confirm: async (message) => (await ask({ type: 'confirm', message, default: false })) === true,
  };
}
