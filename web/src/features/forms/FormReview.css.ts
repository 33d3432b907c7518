import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

export const edit = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[8],
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const needed = style({ color: tones.danger.text, fontWeight: vars.fontWeight.semibold });

export const changes = style({
  display: 'grid',
  marginBlockStart: vars.space[8],
  fontSize: vars.fontSize.sm,
  '@media': { [media.touch]: { lineHeight: vars.size.touch } },
});
