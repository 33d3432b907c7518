import { style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
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
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
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

export const title = style({
  fontSize: vars.fontSize['6xl'],
  letterSpacing: vars.tracking.display,
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
  textWrap: 'balance',
  '@media': { [media.desktop]: { maxInlineSize: '50%' } },
});

export const progress = style({ inlineSize: '100%', maxInlineSize: vars.size.form });

export const sentence = style({ maxInlineSize: '44ch' });
