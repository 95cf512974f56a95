import Skeleton from '@mui/material/Skeleton';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { radii } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { CoverSkeleton } from './CoverSkeleton.tsx';
import { DetailColumns } from './DetailColumns.tsx';

/** Placeholder for a panel with actions. */
export const PanelSkeleton = ({ height = 260 }: { height?: number }) => (
  <Skeleton variant="rounded" height={height} sx={{ borderRadius: radii.card }} />
);

interface DetailSkeletonProps {
  /** Placeholder for the content beside the panel; by default a picture and its text. */
  children?: ReactNode;
}

/** Skeleton of a detail page. */
export const DetailSkeleton = ({ children }: DetailSkeletonProps) => (
  <DetailColumns aside={<PanelSkeleton />}>
    {children ?? (
      <>
        <CoverSkeleton />
        <TextSkeleton lines={4} />
      </>
    )}
  </DetailColumns>
);
