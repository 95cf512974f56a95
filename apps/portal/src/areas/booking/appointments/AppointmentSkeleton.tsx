import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { CoverSkeleton } from '../../../lib/page/CoverSkeleton.tsx';
import { DetailSkeleton } from '../../../lib/page/DetailSkeleton.tsx';
import { AppointmentIntro } from './AppointmentDetail.tsx';

/** Placeholder for an appointment with its facts, its week and the times of a day. */
export const AppointmentSkeleton = () => (
  <DetailSkeleton>
    <AppointmentIntro>
      <CoverSkeleton />
      <TextSkeleton lines={7} />
    </AppointmentIntro>
    <div>
      <Typography variant="h2" component="div" sx={{ mt: 1, mb: 2 }}>
        <Skeleton width="40%" />
      </Typography>
      <Skeleton variant="rounded" height={112} sx={{ maxWidth: 560, mb: 3 }} />
      <Skeleton variant="rounded" height={148} />
    </div>
  </DetailSkeleton>
);
