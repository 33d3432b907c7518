import { wrapping } from '../../theme/columns.ts';
import { balanced, text as texts, title as titles } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

/** What a page begins or ends with: an eyebrow, a large title, a text, the way on, and a note about it. */
export const lead = {
  frame: { display: 'grid', justifyItems: 'start' },
  eyebrow: texts.eyebrow,
  title: (maxInlineSize: string) => ({ ...titles.page, maxInlineSize }),
  /** The title under an eyebrow. */
  titleBelow: (maxInlineSize: string) =>
    ({ ...titles.page, marginBlockStart: vars.space[16], maxInlineSize }) as const,
  text: (maxInlineSize: string) =>
    ({ ...texts.lead, marginBlockStart: vars.space[24], maxInlineSize }) as const,
  evenText: (maxInlineSize: string) =>
    ({ ...texts.lead, ...balanced, marginBlockStart: vars.space[24], maxInlineSize }) as const,
  actions: { ...wrapping(12), marginBlockStart: vars.space[32] },
  /** Two buttons that stand beside each other on a phone of 390 px, with the second one's padding. */
  nearActions: { ...wrapping(8), marginBlockStart: vars.space[32] },
  secondAction: { paddingInline: vars.space[16] },
  note: (maxInlineSize: string) =>
    ({ ...texts.note, ...balanced, marginBlockStart: vars.space[16], maxInlineSize }) as const,
} as const;
