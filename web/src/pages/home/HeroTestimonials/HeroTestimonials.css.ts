import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

const controlsWidth = '14rem';

export const frame = style({ display: 'grid', maxInlineSize: '38rem' });

export const stage = style({ display: 'grid' });

export const entry = style({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[16],
  alignContent: 'start',
  opacity: 0,
  visibility: 'hidden',
  transform: 'translateY(0.5rem)',
  transition: `opacity ${vars.duration.slow} ${vars.ease.out}, transform ${vars.duration.slow} ${vars.ease.out}, visibility 0s ${vars.duration.slow}`,
  selectors: {
    '&[data-current]': {
      opacity: 1,
      visibility: 'visible',
      transform: 'none',
      transitionDelay: '0s',
    },
  },
});

export const initial = style({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: `${vars.line.hair} solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  color: vars.color.accentText,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.bold,
});

export const quote = style({ fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug });

export const name = style({
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  '@media': { [media.tablet]: { paddingInlineEnd: controlsWidth } },
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
