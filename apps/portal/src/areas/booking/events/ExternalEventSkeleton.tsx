import Box from '@mui/material/Box';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { CoverSkeleton } from '../../../lib/page/CoverSkeleton.tsx';

/** Placeholder for an event outside the pages of its studio. */
export const ExternalEventSkeleton = () => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <CoverSkeleton />
    <TextSkeleton />
  </Box>
);
