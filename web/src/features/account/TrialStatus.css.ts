import { style } from '@vanilla-extract/css';
import { column } from '../../theme/layout.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const band = style({ position: 'relative', overflow: 'hidden' });

export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0.25,
  '@media': { [media.desktop]: { inlineSize: '50%', opacity: 1 } },
});

export const inner = style([
  column,
  {
    position: 'relative',
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    alignContent: 'center',
    // The height of the usual case, so that nothing below moves when the plan is there.
    minBlockSize: '26rem',
    paddingBlock: vars.space[48],
  },
]);

export const greeting = style({ color: vars.color.textMuted, fontSize: vars.fontSize.lg });

export const title = style({
  fontSize: vars.fontSize['5xl'],
  fontWeight: vars.fontWeight.black,
  lineHeight: vars.lineHeight.display,
  textWrap: 'balance',
  '@media': { [media.desktop]: { maxInlineSize: '50%' } },
});

export const progress = style({ inlineSize: '100%', maxInlineSize: vars.size.form });

export const sentence = style({ maxInlineSize: '44ch' });
