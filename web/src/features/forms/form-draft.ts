import type { FlowError } from '@flow/sdk';
import type { FormDraft } from '@flow/sdk/contracts/form-assignment';
import type { Answer, Answers } from '@flow/sdk/contracts/form-definition';
import type { DeviceDrafts, DraftOwner } from './device-drafts.ts';
import { createDraftSaver, type DraftStatus } from './draft-saver.ts';
import { mergeDraft, type ServerDraft, seenOf, type UnsentAnswers } from './unsent-answers.ts';

export interface FormDraftDependencies {
  owner: DraftOwner;
  /** As the server has it; null before the first answer. */
  server: FormDraft | null;
  devices: DeviceDrafts;
  /** Keeps changes on the server, unless another device has changed the same later; answers the draft as it is then. */
  save: (unsent: Readonly<UnsentAnswers>, groupIndex: number) => Promise<ServerDraft>;
  now: () => Date;
  /** The answers as they are to be shown: another device may have changed some. */
  onAnswers: (answers: Answers) => void;
  onStatus: (status: DraftStatus) => void;
  /** Whether what the server does not have yet outlasts the page. */
  onLasting: (lasting: boolean) => void;
  onRefused: (error: FlowError) => void;
}

interface Batch {
  unsent: UnsentAnswers;
  groupIndex: number;
}

/** A form's answers on their way: on this device at once, on the server a moment later. */
export function createFormDraft(dependencies: FormDraftDependencies) {
  const { owner, devices, onStatus } = dependencies;
  let server: ServerDraft | null = dependencies.server;
  let savedIndex = dependencies.server?.group_index ?? 0;
  let groupIndex = savedIndex;
  const found = devices.read(owner);
  let { answers, unsent } = mergeDraft(server, found);
  let lastChange = 0;
  let ended = false;
  // What the server has anyway.
  devices.settle(owner, Object.fromEntries(Object.entries(found).filter(([id]) => !(id in unsent))));

  const saver = createDraftSaver<Batch>({
    take() {
      const isElsewhere = server !== null && groupIndex !== savedIndex;
      return Object.keys(unsent).length > 0 || isElsewhere ? { unsent, groupIndex } : null;
    },
    async save(batch) {
      const saved = await dependencies.save(batch.unsent, batch.groupIndex);
      if (ended) return;
      server = saved;
      savedIndex = batch.groupIndex;
      // What was answered here since it was sent is later than all that the server knew.
      const newer = Object.entries(unsent).filter(([id, { at }]) => batch.unsent[id]?.at !== at);
      const given = newer.map(([id, change]) => [id, { ...change, seen: seenOf(saved, id) }]);
      ({ answers, unsent } = mergeDraft(saved, Object.fromEntries(given)));
      devices.settle(owner, batch.unsent, unsent);
      dependencies.onAnswers(answers);
    },
    onStatus,
    onRefused: dependencies.onRefused,
  });

  /** Nothing is saved or kept any more, whatever is still under way. */
  function abandon(): void {
    ended = true;
    saver.stop();
  }

  return {
    /** As the server has them, with those of this device. */
    answers: () => answers,

    /** Saves what an earlier visit left unsent. */
    begin(): void {
      if (Object.keys(unsent).length > 0) void saver.run();
    },

    /** An answer was given, or taken back. */
    edit(id: string, answer: Answer | null): void {
      // Two changes of one millisecond are two.
      lastChange = Math.max(dependencies.now().getTime(), lastChange + 1);
      const change = { [id]: { answer, at: lastChange, seen: seenOf(server, id) } };
      unsent = { ...unsent, ...change };
      ({ answers } = mergeDraft(server, unsent));
      dependencies.onLasting(devices.keep(owner, change));
      saver.changed();
    },

    /** Another group is on the screen: what was answered in the last one is saved at once. */
    moveTo(index: number): void {
      groupIndex = index;
      void saver.run();
    },

    saveNow: () => saver.run(),
    pause: saver.stop,
    resume: () => {
      if (!ended) saver.resume();
    },

    abandon,

    /** It was sent: there is no draft any more. */
    end(): void {
      abandon();
      devices.forget(owner);
    },
  };
}

export type FormDraftKeeper = ReturnType<typeof createFormDraft>;
