import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { ink, vars } from '../../theme/theme.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem)' } });

export const banner = style([
  ink,
  {
    position: 'fixed',
    zIndex: vars.layer.header,
    // Under the header: its Connect button gets the focus back when the modal closes.
    insetBlockStart: vars.size.header,
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: vars.space[8],
    paddingInline: `max(${vars.space.gutter}, 50% - ${vars.size.page} / 2)`,
    borderBlockEnd: `${vars.line.bold} solid ${vars.color.accent}`,
    backgroundColor: vars.color.surface,
    animation: `${arrive} ${vars.duration.slow} ${vars.ease.out}`,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const words = style({ lineHeight: vars.lineHeight.snug, fontSize: vars.fontSize.sm });

// Its cross ends where the column does.
export const dismiss = style({ marginInlineEnd: `calc(-1 * ${vars.space[12]})` });

export const title = style({ fontWeight: vars.fontWeight.semibold });

export const reference = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

// One touch or click selects the whole of it.
export const code = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  userSelect: 'all',
});
