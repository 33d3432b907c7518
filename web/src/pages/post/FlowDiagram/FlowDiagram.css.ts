import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { numeral, text } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const figure = style({
  display: 'grid',
  gap: vars.space[16],
  maxInlineSize: vars.measure,
  padding: vars.space[16],
  borderRadius: vars.radius.md,
  '@media': {
    [media.belowTablet]: { marginInline: `calc(-0.5 * ${vars.space.gutter})` },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: vars.space[24],
      padding: vars.space[32],
    },
  },
});

export const drawing = style({ inlineSize: '100%' });

const line = { fill: 'none', strokeLinecap: 'round', strokeWidth: 1.5 } as const;

export const flow = style({ ...line, stroke: vars.color.accent, strokeWidth: 2 });
export const anxiety = style({ ...line, stroke: vars.color.lineStrong, strokeOpacity: 0.75 });
export const boredom = style({ ...line, stroke: vars.color.lineStrong, strokeOpacity: 0.6 });
export const axis = style({ ...line, stroke: vars.color.text, strokeLinejoin: 'round' });

// In units of the drawing, which is a little narrower than a phone.
const name = {
  fill: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.tablet]: { fontSize: vars.fontSize.xs } },
} as const;

export const axisName = style(name);

// Words keep a space of their own among the lines.
const cleared = {
  paintOrder: 'stroke',
  stroke: vars.color.background,
  strokeWidth: 12,
  strokeLinejoin: 'round',
} as const;

export const state = style({ ...name, ...cleared });

export const flowName = style({
  ...numeral,
  ...cleared,
  fill: vars.color.accentText,
  fontSize: vars.fontSize['2xl'],
});

export const caption = style({ ...text.facts, textWrap: 'balance' });
