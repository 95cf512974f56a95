import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** The map stands beside controls and list on desktops, between them otherwise. */
export const FinderColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-controls]': { display: 'grid', gap: space(16) },
  '& > [data-map]:empty': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    // Without the maps service, the list has the whole width.
    '&:not(:has(> [data-map]:empty))': {
      gridTemplate: '"controls map" auto "list map" 1fr / minmax(0, 1fr) 440px',
      '& > [data-controls]': { gridArea: 'controls' },
      '& > [data-map]': { gridArea: 'map' },
      '& > [data-list]': { gridArea: 'list' },
    },
  },
}));
