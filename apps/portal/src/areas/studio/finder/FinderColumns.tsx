import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** The map stands beside the list on desktops, above it otherwise. */
export const FinderColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(24),
  '& > [data-map]:empty': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    // Without the maps service, the list has the whole width.
    '&:not(:has(> [data-map]:empty))': { gridTemplateColumns: 'minmax(0, 1fr) 440px' },
    '& > [data-map]': { order: 1 },
  },
}));
