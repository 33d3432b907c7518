import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/theme.css.ts';
import { tones } from '../../../theme/tones.css.ts';
import { line, quiet } from '../layout-rules.ts';
import { clamped, link, opener, sized, small, underlined } from '../list/cell-rules.ts';
import * as table from '../list/ListTable.css.ts';

const onPhones = media.belowTablet;

/** A lead that should have been answered: a bar at its edge, beside the words. */
export const late = style({
  '@media': {
    [onPhones]: {
      borderInlineStart: `4px solid ${tones.danger.text}`,
      paddingInlineStart: `calc(${vars.space[16]} - 3px)`,
    },
  },
});

// As much less padding as the bar takes.
globalStyle(`${late} > th`, {
  '@media': {
    [media.tablet]: {
      borderInlineStart: `4px solid ${tones.danger.text}`,
      paddingInlineStart: vars.space[8],
    },
  },
});

export const who = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: '11rem',
  '@media': { [onPhones]: { gap: vars.space[4] } },
});

export const name = style([
  opener,
  {
    maxInlineSize: '100%',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      [onPhones]: {
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        marginBlockStart: `calc(-1 * ${vars.space[8]})`,
        fontSize: vars.fontSize.md,
      },
    },
  },
]);

export const references = style([line(8), quiet, { rowGap: 0 }]);

export const reference = style({ whiteSpace: 'nowrap' });

/** What a lead leads to: an earlier request, the client that it became. */
export const earlier = style([link, underlined]);

export const wants = style([small, sized('11.25rem'), { display: 'grid' }]);

export const more = style({ color: vars.color.textMuted });

export const source = style([
  small,
  sized('6.5rem', '11rem'),
  { display: 'grid', '@media': { [onPhones]: { maxInlineSize: '100%' } } },
]);

/** A text that a visitor brought. */
export const sourcePage = style(clamped);

export const campaign = style([clamped, { color: vars.color.textMuted }]);

/** On phones a line of its own. */
export const response = style([
  table.cell,
  { minInlineSize: '9rem', '@media': { [onPhones]: { gridColumn: '1 / -1' } } },
]);
