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
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[12]})`,
    insetInline: vars.space[12],
    inlineSize: 'fit-content',
    marginInline: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    paddingBlock: vars.space[8],
    paddingInlineStart: vars.space[24],
    paddingInlineEnd: vars.space[8],
    border: `${vars.line.hair} solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    boxShadow: vars.shadow.overlay,
    animation: `${arrive} ${vars.duration.slow} ${vars.ease.out}`,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const words = style({ lineHeight: vars.lineHeight.snug, fontSize: vars.fontSize.sm });

export const title = style({ fontWeight: vars.fontWeight.semibold });

export const reference = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
