import { vars } from './theme.css.ts';

type Space = keyof typeof vars.space;

export const hairline = (color: 'line' | 'lineStrong' | 'accent' = 'line') =>
  `${vars.line.hair} solid ${vars.color[color]}`;

export const boldLine = (color: 'accent' | 'text' = 'accent') =>
  `${vars.line.bold} solid ${vars.color[color]}`;

/** A part that begins with a line, so far above its content. */
export const ruled = (padding: Space, line: string = hairline('lineStrong')) => ({
  paddingBlockStart: vars.space[padding],
  borderBlockStart: line,
});

/** A row of a list in which a line stands above each. */
export const ruledRow = (padding: Space, line: string = hairline()) => ({
  paddingBlock: vars.space[padding],
  borderBlockStart: line,
});

/** What is said beside a bold line. */
export const marked = (padding: Space) => ({
  paddingInlineStart: vars.space[padding],
  borderInlineStart: boldLine(),
});
