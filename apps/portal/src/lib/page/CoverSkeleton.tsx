import Skeleton from '@mui/material/Skeleton';
import { radii } from '@studio-portal/ui/tokens';

/** Placeholder for a `Cover`, by default for a `DetailCover`. */
export const CoverSkeleton = ({ aspectRatio = '21 / 9' }: { aspectRatio?: string }) => (
  <Skeleton
    variant="rounded"
    component="div"
    sx={{ aspectRatio, height: 'auto', width: '100%', borderRadius: radii.card }}
  />
);
