import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

/** How much a message leaves free on the other speaker's side. */
const beside = vars.size.touch;

const turn = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const turns = styleVariants({
  assistant: [turn, { justifyItems: 'start', paddingInlineEnd: beside }],
  user: [turn, { justifyItems: 'end', paddingInlineStart: beside }],
});

const bubble = style({
  minInlineSize: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  // Seen under forced colours alone.
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.md,
  lineHeight: '1.45',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const bubbles = styleVariants({
  assistant: [bubble, { backgroundColor: vars.color.surface, borderEndStartRadius: vars.space[4] }],
  user: [
    bubble,
    {
      backgroundColor: vars.color.text,
      color: vars.color.background,
      borderEndEndRadius: vars.space[4],
    },
  ],
});

globalStyle(`${bubble} > * + :is(p, ul, ol)`, { marginBlockStart: vars.space[12] });
globalStyle(`${bubble} > span + :is(p, ul, ol)`, { marginBlockStart: 0 });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2rem',
  paddingInline: vars.space[12],
  borderRadius: vars.radius.round,
  border: `${vars.line.hair} solid ${vars.color.lineStrong}`,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  transition: `background-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: { '&:active': { backgroundColor: vars.color.pressed } },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.hover]: {
      selectors: {
        '&:hover:not(:active)': { backgroundColor: vars.color.hover, borderColor: vars.color.text },
      },
    },
  },
});
