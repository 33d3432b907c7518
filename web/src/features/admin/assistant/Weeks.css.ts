import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';

const onPhones = media.belowTablet;

export const frame = style({
  border: `${vars.line.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.raised,
});

/** On phones a week is a column: there are more counts than weeks. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [onPhones]: { display: 'flex' } },
});

export const part = style({ '@media': { [onPhones]: { display: 'contents' } } });

export const week = style({
  '@media': {
    [media.tablet]: {
      selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` } },
    },
    [onPhones]: {
      display: 'grid',
      flex: '1 0 auto',
      gridAutoRows: vars.density.row,
    },
  },
});

export const heads = style([week, { '@media': { [onPhones]: { flex: '0 1 8.5rem', minInlineSize: 0 } } }]);

const cellBase = style({
  blockSize: vars.density.row,
  paddingInline: vars.space[8],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: vars.space[12] } },
  '@media': {
    [onPhones]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'end',
      blockSize: 'auto',
      paddingInline: vars.space[4],
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space[4], textAlign: 'end' },
        '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.line}` },
      },
    },
  },
});

export const head = style([
  cellBase,
  {
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    '@media': {
      [onPhones]: {
        justifyContent: 'start',
        paddingInline: vars.space[8],
        lineHeight: '1.15',
        textAlign: 'start',
        whiteSpace: 'normal',
        selectors: { '&:first-child': { paddingInlineStart: vars.space[8], textAlign: 'start' } },
      },
    },
  },
]);

export const cell = style([cellBase, { fontVariantNumeric: 'tabular-nums' }]);

export const weekHead = style([cellBase, { fontWeight: vars.fontWeight.semibold }]);

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
});
