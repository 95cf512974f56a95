import { styled } from '@mui/material/styles';
import { contentBottomPadding, contentWidth, formWidth, space } from '../theme/tokens.ts';

/** Page layouts: as wide as the header and aligned with it, or a centred column for reading and forms. */
export type PageTemplate = 'page' | 'form';

const widths = { page: contentWidth.wide, form: formWidth } satisfies Record<PageTemplate, number>;

/** Container of a page in any of its states. */
export const PageRoom = styled('section', {
  shouldForwardProp: (name) => name !== 'template',
})<{ template: PageTemplate }>(({ theme, template }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${widths[template]}px + 2 * ${space(24)})`,
  marginInline: 'auto',
  padding: `${space(24)} ${space(16)} ${contentBottomPadding}px`,
  [theme.breakpoints.up('sm')]: { padding: `${space(50)} ${space(24)} ${contentBottomPadding}px` },
}));
