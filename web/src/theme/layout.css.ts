import { style } from '@vanilla-extract/css';
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
