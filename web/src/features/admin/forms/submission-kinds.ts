import { formSections } from './answers.ts';
import { goalSections } from './goal-answers.ts';
import { type FormFilters, formList, type GoalFilters, goalList } from './submission-list.ts';
import type { SubmissionsKind } from './submissions.store.ts';

/** The goal-setting form, whose page has sections, columns and filters of its own. */
export const goalKind: SubmissionsKind<GoalFilters> = {
  pathKey: 'goal-setting',
  list: goalList,
  sections: goalSections,
  needsQuestions: false,
  titles: { page: 'Goal Setting Forms', summary: 'Goal Setting Form' },
};

/** Any form of the registry: all that is special about it are its questions. */
export function formKind(pathKey: string): SubmissionsKind<FormFilters> {
  return {
    pathKey,
    list: formList(pathKey.replace('-', '_')),
    sections: formSections,
    needsQuestions: true,
    titles: null,
  };
}
