import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';

/** Skeleton of the profile. */
export const ProfileSkeleton = () => (
  <>
    <Box sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, mb: 5 }}>
      <Skeleton variant="circular" width={96} height={96} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1 }}>
        <Skeleton width="30%" height={28} />
        <Skeleton width="80%" />
        <Skeleton variant="rounded" width={140} height={40} sx={{ mt: 2 }} />
      </Box>
    </Box>
    <FormSkeleton fields={6} />
  </>
);
