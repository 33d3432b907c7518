import { globalStyle, style } from '@vanilla-extract/css';
import { columns } from './columns.ts';
import { title } from './text.ts';
import { vars } from './theme.css.ts';

/** The page's column: the content's greatest width, and a gutter that grows with the screen. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** Vertical breathing room of a section. */
export const section = style({ position: 'relative', paddingBlock: vars.space.section });

/** A section's title with what introduces it: side by side where there is room. */
export const sectionHead = style(columns('7fr 5fr', 24, 'end'));

// Short enough for lines of one length.
globalStyle(`${sectionHead} > p`, { textWrap: 'balance' });

/** The title of a section that carries its screen. */
export const sectionTitle = style(title.section);
