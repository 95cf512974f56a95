import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { radii } from '@studio-portal/ui/tokens';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { FinderColumns } from './FinderColumns.tsx';
import { LocationSkeleton } from './LocationRow.tsx';

/** Skeleton of the finder: location, filters, count, studios. */
export const FinderSkeleton = () => (
  <FinderColumns>
    <div data-controls>
      <LocationSkeleton />
      <Box sx={{ display: 'flex', gap: 1, overflow: 'hidden' }}>
        {[128, 120, 88, 96, 88].map((width, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            width={width}
            height={36}
            sx={{ flexShrink: 0, borderRadius: radii.pill }}
          />
        ))}
      </Box>
      <Skeleton width={90} height={24} />
    </div>
    <Box data-map sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Skeleton variant="rounded" height={600} />
    </Box>
    <div data-list>
      <TilesSkeleton tiles={6} />
    </div>
  </FinderColumns>
);
