import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { radii } from '@studio-portal/ui/tokens';

/** The shape of a page of one thing: picture and words, beside it what can be done with it. */
export function DetailSkeleton() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: '50px' },
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 380px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Skeleton
          variant="rounded"
          sx={{
            aspectRatio: '21 / 9',
            height: 'auto',
            width: '100%',
            borderRadius: `${radii.card}px`,
          }}
        />
        <TextSkeleton lines={4} />
      </Box>
      <Skeleton variant="rounded" height={260} sx={{ borderRadius: `${radii.card}px` }} />
    </Box>
  );
}
