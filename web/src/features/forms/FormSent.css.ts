import { style, styleVariants } from '@vanilla-extract/css';
import { boldLine, hairline } from '../../theme/lines.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tones } from '../../theme/tones.css.ts';

export const receipt = style({
  display: 'grid',
  gap: vars.space[32],
  inlineSize: '100%',
  maxInlineSize: vars.size.questions,
  marginInline: 'auto',
  paddingBlock: `${vars.space[24]} ${vars.space[96]}`,
  '@media': { [media.tablet]: { gap: vars.space[48], paddingBlockStart: vars.space[48] } },
});

const base = style({ display: 'grid', gap: vars.space[16] });

export const message = styleVariants({
  sent: [base],
  /** Something has to be done first: it stands out, without alarm. */
  flagged: [
    base,
    {
      padding: vars.space[24],
      border: `${vars.line.hair} solid ${tones.warning.line}`,
      borderInlineStart: boldLine(),
      borderRadius: vars.radius.sm,
      backgroundColor: tones.warning.surface,
      '@media': { [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space[8]})` } },
    },
  ],
});

export const heading = style({ fontSize: vars.fontSize['3xl'], outline: 'none' });

export const lines = style({ display: 'grid', gap: vars.space[12] });

export const text = style({ fontSize: vars.fontSize.md });

export const subheading = style({ fontSize: vars.fontSize.xl });

export const answers = style({ display: 'grid', gap: vars.space[24] });

export const unsent = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[24],
  border: hairline('lineStrong'),
  borderRadius: vars.radius.sm,
  '@media': { [media.belowTablet]: { marginInline: `calc(-1 * ${vars.space[8]})`, padding: vars.space[16] } },
});

export const discard = style({ justifySelf: 'start' });

/** A screen that says why there is nothing to fill in. */
export const closed = style([receipt, { justifyItems: 'start' }]);
