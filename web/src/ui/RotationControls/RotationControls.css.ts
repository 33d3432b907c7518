import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const controls = style({ display: 'flex', alignItems: 'center' });

export const dot = style({
  position: 'relative',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.round,
  '@media': {
    [media.touch]: { blockSize: vars.size.touch, inlineSize: vars.size.touch },
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
