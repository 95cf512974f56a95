import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { FinderColumns } from './FinderColumns.tsx';
import { LocationSkeleton } from './LocationRow.tsx';

/** Skeleton of the finder: location, filters, count, studios. */
export const FinderSkeleton = () => (
  <>
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      <LocationSkeleton />
      {[4, 5].map((chips) => (
        <Box key={chips} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {Array.from({ length: chips }, (_, index) => (
            <Skeleton key={index} variant="rounded" width={88 + (index % 3) * 20} height={32} />
          ))}
        </Box>
      ))}
      <Skeleton width={90} height={24} />
    </Box>
    <FinderColumns>
      <Box data-map sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Skeleton variant="rounded" height={600} />
      </Box>
      <TilesSkeleton tiles={6} />
    </FinderColumns>
  </>
);
