import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';
import * as table from '../list/ListTable.css.ts';

/** A row whose account was removed. */
export const deleted = style({
  color: tones.danger.text,
  fontStyle: 'italic',
  fontSynthesis: 'style',
});

globalStyle(`${deleted} ${table.time}`, { color: 'inherit' });

export const email = style({
  display: 'block',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'break-word',
  '@media': { [media.belowTablet]: { fontSize: 'inherit' } },
});

/** The address as a link: a target of 24 px in a line of 16. */
export const profile = style([
  email,
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

export const name = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  selectors: { [`${deleted} &`]: { color: 'inherit' } },
});

export const ending = style([table.instant, { color: tones.warning.text }]);

/** Buttons inside a row: as tight as the row. */
export const action = style({
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.xs,
  fontStyle: 'normal',
  color: vars.color.text,
  '@media': {
    [media.touch]: {
      paddingInline: vars.space[16],
      fontSize: 'inherit',
      selectors: { '&[data-control="parq"]': { marginInlineStart: `calc(-1 * ${vars.space[16]})` } },
    },
  },
  selectors: { '&[data-control="parq"]': { marginInlineStart: `calc(-1 * ${vars.space[8]})` } },
});
