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

export function createPrompter(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Prompter {
  const ask = async (question: Question): Promise<unknown> => {
    const { createPromptModule } = await import('inquirer');
    try {
      const answers = await createPromptModule({ input, output })([{ name: 'answer', ...question }]);
      return answers.answer;
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'ExitPromptError') throw interruption();
      throw cause;
    }
  };
  return {
    text: async (message) => String(await ask({ type: 'input', message })),
    password: async (message) => String(await ask({ type: 'password', message, toggleMask: false })),
    confirm: async (message) => (await ask({ type: 'confirm', message, default: false })) === true,
  };
}
