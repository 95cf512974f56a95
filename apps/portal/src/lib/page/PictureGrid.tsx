import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Grid of picture cards: as many per row as fit, three on wide screens. */
export const PictureGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: `${space(32)} ${space(24)}`,
  margin: 0,
  padding: 0,
});
