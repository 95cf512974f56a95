import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';

/** The room of picture cards: as many beside each other as have room, three on a wide screen. */
export const PictureGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: `${space(32)} ${space(24)}`,
  margin: 0,
  padding: 0,
});
