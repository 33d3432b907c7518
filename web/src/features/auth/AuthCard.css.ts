import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space[24],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
});

export const heading = style({ fontSize: vars.fontSize['3xl'] });

export const lede = style({ color: vars.color.textMuted, marginBlockStart: vars.space[12] });

export const form = style({ display: 'grid', gap: vars.space[16] });

export const submit = style({ inlineSize: '100%' });

export const aside = style({
  justifySelf: 'start',
  minBlockSize: '1.5rem',
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});
