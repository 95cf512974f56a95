import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** Grid of picture cards: as many per row as fit, at most three. */
export const PictureGrid = styled('ul')({
  display: 'grid',
  // A third of the row, less the gaps, keeps a fourth out.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(280px, (100% - 50px) / 3)), 1fr))',
  gap: `${space(32)} ${space(24)}`,
  margin: 0,
  padding: 0,
});
