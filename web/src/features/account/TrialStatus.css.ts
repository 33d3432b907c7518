import { style } from '@vanilla-extract/css';
import { stacked } from '../../theme/columns.ts';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { balanced, title as titles } from '../../theme/text.ts';
import { vars } from '../../theme/theme.css.ts';

export const band = style({ position: 'relative', overflow: 'hidden' });

/** Beside the words where there is room for both, and faint behind them where there is not. */
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '80% 50%',
  '@media': {
    [media.belowDesktop]: { opacity: 0.2 },
    [media.desktop]: { inlineSize: '50%' },
  },
});

export const inner = style([
  column,
  stacked(16),
  {
    position: 'relative',
    alignContent: 'start',
    // The height of the usual case, so that nothing below moves when the plan is there.
    minBlockSize: '29rem',
    paddingBlock: vars.space[48],
  },
]);

export const greeting = style({
  // Its line is there before it is.
  minBlockSize: '1lh',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.lg,
});

export const title = style([
  titles.page,
  balanced,
  { letterSpacing: vars.tracking.display, '@media': { [media.desktop]: { maxInlineSize: '50%' } } },
]);

export const progress = style({ inlineSize: '100%', maxInlineSize: vars.size.form });

export const sentence = style({ maxInlineSize: '44ch' });
