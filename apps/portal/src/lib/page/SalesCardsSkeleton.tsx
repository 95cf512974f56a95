import Skeleton from '@mui/material/Skeleton';
import { radii } from '@studio-portal/ui/tokens';
import { ComparedCards } from './comparedCards.ts';

/** Placeholder for memberships side by side. */
export const OfferCardsSkeleton = () => (
  <ComparedCards>
    {['first', 'second', 'third'].map((card) => (
      <Skeleton
        key={card}
        component="li"
        variant="rounded"
        height={600}
        sx={{ borderRadius: `${radii.card}px` }}
      />
    ))}
  </ComparedCards>
);
