import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const log = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[16],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space[4]})` } },
});

const bubble = style({
  maxInlineSize: '86%',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  // Seen under forced colours alone.
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.md,
  lineHeight: '1.45',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const message = styleVariants({
  assistant: [
    bubble,
    { alignSelf: 'start', backgroundColor: vars.color.surface, borderEndStartRadius: vars.space[4] },
  ],
  user: [
    bubble,
    {
      alignSelf: 'end',
      backgroundColor: vars.color.text,
      color: vars.color.background,
      borderEndEndRadius: vars.space[4],
    },
  ],
});

export const link = style({
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'underline',
});

const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

export const typing = style([bubble, message.assistant, { display: 'flex', gap: vars.space[4] }]);

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
