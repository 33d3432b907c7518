import { style } from '@vanilla-extract/css';
import { lead as leads } from '../../../sections/Lead/lead.ts';
import { columns } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { text as texts } from '../../../theme/text.ts';
import { vars } from '../../../theme/theme.css.ts';

export const inner = style(columns('7fr 5fr', 64, 'end'));

export const lead = style({ display: 'grid', justifyItems: 'start' });

export const title = style(leads.title('7em'));

export const text = style(leads.text('34rem'));

export const connect = style({ marginBlockStart: vars.space[32] });

export const note = style(leads.note('26rem'));

export const linksTitle = style({
  ...texts.caption,
  fontFamily: vars.font.text,
  letterSpacing: vars.tracking.none,
});

export const links = style({
  marginBlockStart: vars.space[12],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.line}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: vars.space[64],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.line}`,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  transition: `color ${vars.duration.quick} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
});

export const arrow = style({ flex: 'none', color: vars.color.accent });
