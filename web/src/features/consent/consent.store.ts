import { proxy } from 'valtio/vanilla';

export type ConsentChoice = 'granted' | 'denied';

export interface ConsentDependencies {
  /** What the browser remembers of the choice. */
  memory: { read: () => ConsentChoice | null; write: (choice: ConsentChoice) => void };
  /** Whether the browser asks every site not to track its visitor. That is an answer: nothing is asked. */
  refusedByBrowser: boolean;
  /** Whether there are scripts of others to ask about. */
  hasTags: boolean;
  /** Does what the visitor agreed to. */
  begin: () => void;
  /** Ends it, and deletes what it left. */
  end: () => void;
}

export interface ConsentState {
  choice: ConsentChoice | null;
  /** The card that asks is shown. */
  asking: boolean;
  /** The dialog with the choices is open. */
  choosing: boolean;
}

/** What a visitor agreed to, and what follows from it. */
export function createConsent({ memory, refusedByBrowser, hasTags, begin, end }: ConsentDependencies) {
  const state = proxy<ConsentState>({ choice: null, asking: false, choosing: false });

  function apply(choice: ConsentChoice): void {
    state.choice = choice;
    state.asking = false;
    if (choice === 'granted') begin();
    else end();
  }

  const known = () => (refusedByBrowser ? 'denied' : memory.read());

  /** Once in each document: does what was agreed to on an earlier visit, or asks. */
  function start(): void {
    const choice = known();
    if (choice) apply(choice);
    else state.asking = hasTags;
  }

  function choose(choice: ConsentChoice): void {
    state.choosing = false;
    if (refusedByBrowser) return;
    memory.write(choice);
    apply(choice);
  }

  /** The choice was made in another tab. */
  function follow(choice: ConsentChoice | null): void {
    if (choice && choice !== state.choice && !refusedByBrowser) apply(choice);
  }

  function openChoices(): void {
    state.choice ??= known();
    state.choosing = true;
  }

  function closeChoices(): void {
    state.choosing = false;
  }

  return { state, refusedByBrowser, start, choose, follow, openChoices, closeChoices };
}

export type Consent = ReturnType<typeof createConsent>;
