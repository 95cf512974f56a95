import Skeleton from '@mui/material/Skeleton';
import { radii } from '@studio-portal/ui/tokens';
import { ComparedCards } from './ComparedCards.ts';

/** Placeholder for cards side by side. */
export const SalesCardsSkeleton = () => (
  <ComparedCards>
    {['first', 'second', 'third'].map((card) => (
      <Skeleton
        key={card}
        component="li"
        variant="rounded"
        height={600}
        sx={{ borderRadius: radii.card }}
      />
    ))}
  </ComparedCards>
);
