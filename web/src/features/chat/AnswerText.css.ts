import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { chip } from './chip.css.ts';

export const link = style({
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'underline',
});

export const bullets = style({ listStyle: 'disc', paddingInlineStart: '1.15em' });

export const steps = style({ listStyle: 'decimal', paddingInlineStart: '1.6em' });

export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** A chip whose words may take more than a line. */
export const offer = style([
  chip,
  {
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.md,
    textAlign: 'start',
    lineHeight: 'inherit',
  },
]);

globalStyle(`:is(${bullets}, ${steps}) > li + li`, { marginBlockStart: vars.space[8] });
globalStyle(`:is(${bullets}, ${steps}) > li::marker`, { color: vars.color.textMuted });
