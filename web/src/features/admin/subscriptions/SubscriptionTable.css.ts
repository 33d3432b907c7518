import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';
import { quiet } from '../layout-rules.ts';
import { action as cellAction, sized, small } from '../list/cell-rules.ts';
import * as table from '../list/ListTable.css.ts';

/** A row whose account was removed. */
export const deleted = style({
  color: tones.danger.text,
  fontStyle: 'italic',
  fontSynthesis: 'style',
});

globalStyle(`${deleted} ${table.time}`, { color: 'inherit' });

const address = [
  small,
  { display: 'block', fontWeight: vars.fontWeight.semibold, overflowWrap: 'break-word' } as const,
];

export const email = style(address);

/** The address as a link: a target of 24 px in a line of 16. */
export const profile = style([
  ...address,
  {
    minBlockSize: '1.5rem',
    marginBlock: `calc(-1 * ${vars.space[4]})`,
    paddingBlock: vars.space[4],
    color: 'inherit',
    textDecorationThickness: vars.line.hair,
    textDecorationColor: vars.color.lineStrong,
    textUnderlineOffset: '0.2em',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
      [media.touch]: {
        display: 'flex',
        alignItems: 'center',
        minBlockSize: vars.size.touch,
        marginBlock: `calc(-1 * ${vars.space[8]})`,
      },
    },
  },
]);

export const name = style([
  quiet,
  { display: 'block', selectors: { [`${deleted} &`]: { color: 'inherit' } } },
]);

/** Under the list, beside its count. */
export const verified = style([quiet, { marginInlineEnd: 'auto' }]);

/** Stripe's own word beside the badge of the status. */
export const provider = style([quiet, { marginInlineStart: vars.space[8] }]);

const notice = { display: 'block', fontSize: vars.fontSize.xs, overflowWrap: 'anywhere' } as const;

/** A payment that is taken back, under the status: as wide as what it says needs. */
export const dispute = style([notice, sized('7rem'), { color: tones.danger.text }]);

/** What the client was told of the end of the trial. */
export const told = style([notice, { color: vars.color.textMuted }]);
export const untold = style([notice, { color: tones.danger.text }]);

export const ending = style([table.instant, { color: tones.warning.text }]);

export const action = style([
  cellAction,
  {
    fontStyle: 'normal',
    color: vars.color.text,
    '@media': {
      [media.touch]: {
        selectors: { '&[data-control="parq"]': { marginInlineStart: `calc(-1 * ${vars.space[16]})` } },
      },
    },
    selectors: { '&[data-control="parq"]': { marginInlineStart: `calc(-1 * ${vars.space[8]})` } },
  },
]);
