import type { AssistantQuestion, AssistantWeek } from '@flow/sdk/contracts/assistant';
import { proxy, ref } from 'valtio/vanilla';
import { copy } from '../copying.ts';
import { createList } from '../list/list.store.ts';
import type { ListDependencies, Listing } from '../list/list-state.ts';
import { cardDraft } from './card-draft.ts';
import { questionList } from './question-list.ts';

/** Weeks whose counts are shown. */
const weeksShown = 4;

/** What the assistant could not answer: filtered, paged, exported, opened; and what it did. */
export function createAssistant(services: ListDependencies) {
  const { loadFlow } = services;
  const state = proxy({
    /** This week first. */
    weeks: ref<readonly AssistantWeek[]>([]),
    counting: 'loading' as Listing,
  });
  const list = createList(questionList, services);

  async function loadWeeks(): Promise<void> {
    state.counting = 'loading';
    try {
      const flow = await loadFlow();
      state.weeks = ref(await flow.assistant.weeks(weeksShown));
      state.counting = 'ready';
    } catch {
      state.counting = 'failed';
    }
  }

  /** Puts the draft of a card into the clipboard. */
  const copyCard = (row: AssistantQuestion) => copy('Card', cardDraft(row), services);

  return { state, list, loadWeeks, copyCard };
}

export type Assistant = ReturnType<typeof createAssistant>;
