import { styled } from '@mui/material/styles';
import { contentWidth, space } from '@studio-portal/ui/tokens';

/** The page of a result: one column of reading width in the middle. */
export const ResultRoom = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${contentWidth.medium}px + 2 * ${space(24)})`,
  marginInline: 'auto',
  padding: `${space(32)} ${space(16)}`,
  [theme.breakpoints.up('sm')]: { padding: `${space(50)} ${space(24)}` },
}));
