import type { ExplorerEntry, FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';

type Group = FlowOnlinePageContent['explorer']['groups'][number];

/** A group whose programs know whether they fit what was typed. */
export interface ExplorerGroup extends Omit<Group, 'programs'> {
  programs: readonly { program: ExplorerEntry; shown: boolean }[];
}

export const shownCount = ({ programs }: ExplorerGroup) => programs.filter(({ shown }) => shown).length;

export const isEmpty = (group: ExplorerGroup) => shownCount(group) === 0;
