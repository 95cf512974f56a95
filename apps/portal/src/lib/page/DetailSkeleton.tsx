import Skeleton from '@mui/material/Skeleton';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { radii } from '@studio-portal/ui/tokens';
import { DetailColumns } from './DetailColumns.tsx';

/** Skeleton of a detail page. */
export function DetailSkeleton() {
  return (
    <DetailColumns
      aside={<Skeleton variant="rounded" height={260} sx={{ borderRadius: radii.card }} />}
    >
      <Skeleton
        variant="rounded"
        sx={{
          aspectRatio: '21 / 9',
          height: 'auto',
          width: '100%',
          borderRadius: radii.card,
        }}
      />
      <TextSkeleton lines={4} />
    </DetailColumns>
  );
}
