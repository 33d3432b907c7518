import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { bubbles } from './Message.css.ts';

export const log = style({
  flex: '1 0 6rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[16],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[4]})` } },
});

const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

export const typing = style([bubbles.assistant, { alignSelf: 'start', display: 'flex', gap: vars.space[4] }]);

export const dot = style({
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  marginBlock: vars.space[4],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.textMuted,
  animation: `${breathe} 1200ms infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: vars.duration.quick },
    '&:nth-child(3)': { animationDelay: vars.duration.slow },
  },
});
