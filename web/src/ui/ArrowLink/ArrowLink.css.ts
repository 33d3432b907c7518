import { style } from '@vanilla-extract/css';
import { textLink } from '../../theme/links.ts';

export const link = style(textLink);
