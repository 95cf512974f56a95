import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** List of items with their amounts at the end of the line. */
export const ItemList = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(16),
    overflowWrap: 'anywhere',
  },
  '& small': { color: theme.vars.palette.text.secondary },
}));
