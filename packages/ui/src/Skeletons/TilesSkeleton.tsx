import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { radii, space } from '../theme/tokens.ts';

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space(24),
});

/** Placeholder for a grid of tiles. */
export function TilesSkeleton({ tiles = 6 }: { tiles?: number }) {
  return (
    <Grid>
      {Array.from({ length: tiles }, (_, index) => (
        <div key={index}>
          <Skeleton
            variant="rectangular"
            sx={{ aspectRatio: '16 / 10', height: 'auto', borderRadius: radii.card }}
          />
          <Skeleton width="64%" height={32} />
          <Skeleton width="42%" />
        </div>
      ))}
    </Grid>
  );
}
