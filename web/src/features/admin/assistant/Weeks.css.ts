import { style } from '@vanilla-extract/css';
import { hairline } from '../../../theme/lines.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { line, panel, quiet } from '../layout-rules.ts';

const onPhones = media.belowTablet;

export const frame = style(panel);

/** On phones a week is a column: there are more counts than weeks. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [onPhones]: { display: 'flex' } },
});

export const part = style({ '@media': { [onPhones]: { display: 'contents' } } });

export const week = style({
  '@media': {
    [media.tablet]: { selectors: { '& + &': { borderBlockStart: hairline() } } },
    [onPhones]: { display: 'grid', flex: '1 0 auto', gridAutoRows: vars.density.row },
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
        '& + &': { borderBlockStart: hairline() },
      },
    },
  },
});

export const head = style([
  cellBase,
  quiet,
  {
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

export const notice = style([line(12), { padding: vars.space[12] }]);
