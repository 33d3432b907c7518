/** A method that no test may call. */
export const unexpected = (name: string) => (): never => {
  throw new Error(`A command called ${name}, which no command needs.`);
};
