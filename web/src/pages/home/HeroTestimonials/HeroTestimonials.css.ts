import { style } from '@vanilla-extract/css';
import { hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';
import { turning } from '../../../ui/rotation/turning.ts';

export const frame = style({ display: 'grid', maxInlineSize: '38rem' });

export const stage = style({ display: 'grid' });

export const entry = style({ ...turning, gridTemplateColumns: 'auto 1fr', columnGap: vars.space[16] });

export const initial = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: hairline('accent'),
  borderRadius: vars.radius.round,
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.bold,
});

export const quote = style({ fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug });

// Clear of the controls.
export const name = style({
  ...texts.note,
  marginBlockStart: vars.space[4],
  '@media': { [media.tablet]: { paddingInlineEnd: '14rem' } },
});

export const controls = style({
  marginInlineStart: `calc(${vars.size.touch} + ${vars.space[4]})`,
  // Beside the name, where there is room.
  '@media': {
    [media.tablet]: {
      justifySelf: 'end',
      blockSize: vars.space[24],
      marginBlockStart: `calc(-1 * ${vars.space[24]})`,
    },
  },
});
