import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';

/** The shape of a course page. */
export function CourseSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Skeleton
          variant="rounded"
          sx={{ aspectRatio: '3 / 2', height: 'auto', maxHeight: 360, width: '100%' }}
        />
        <TextSkeleton lines={4} />
      </Box>
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}
