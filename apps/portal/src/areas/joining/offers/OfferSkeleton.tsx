import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { CoverSkeleton } from '../../../lib/page/CoverSkeleton.tsx';
import { SalesCardsSkeleton } from '../../../lib/page/SalesCardsSkeleton.tsx';
import { OfferIntro } from './OfferTerms.tsx';

/** Placeholder for a membership with a choice of terms. */
export const OfferSkeleton = () => (
  <>
    <OfferIntro sx={{ alignItems: 'center' }}>
      <CoverSkeleton aspectRatio="3 / 2" />
      <TextSkeleton lines={5} />
    </OfferIntro>
    <Typography variant="h2" component="div" sx={{ mt: 4, mb: 3 }}>
      <Skeleton width="40%" />
    </Typography>
    <SalesCardsSkeleton cards={2} />
  </>
);
