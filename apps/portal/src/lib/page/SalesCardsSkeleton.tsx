import Skeleton from '@mui/material/Skeleton';
import { radii } from '@studio-portal/ui/tokens';
import { ComparedCards } from './ComparedCards.ts';

/** Placeholder for cards side by side. */
export const SalesCardsSkeleton = ({ cards = 3 }: { cards?: number }) => (
  <ComparedCards>
    {Array.from({ length: cards }, (_, index) => (
      <Skeleton
        key={index}
        component="li"
        variant="rounded"
        height={600}
        sx={{ borderRadius: radii.card }}
      />
    ))}
  </ComparedCards>
);
