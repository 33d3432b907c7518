import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

const controlsWidth = '12.5rem';

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
  display: 'flex',
  alignItems: 'center',
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

export const dot = style({
  position: 'relative',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.round,
  '@media': {
    [media.touch]: { blockSize: vars.size.touch, inlineSize: '2.25rem' },
    [media.forcedColors]: {
      selectors: { '&[aria-current="true"]::before': { borderColor: 'Highlight' } },
    },
    [media.hover]: {
      selectors: { '&:hover:not([aria-current="true"])::before': { borderColor: vars.color.text } },
    },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: '0.25rem',
      insetBlockStart: 'calc(50% - 1px)',
      borderBlockStart: `${vars.line.bold} solid ${vars.color.lineStrong}`,
    },
    '&[aria-current="true"]::before': { borderColor: vars.color.accent },
  },
});
