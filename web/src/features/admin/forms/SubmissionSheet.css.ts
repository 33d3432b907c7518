import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/theme.css.ts';
import { line } from '../layout-rules.ts';

export const actions = style([line(8), { paddingBlockStart: vars.space[16] }]);
