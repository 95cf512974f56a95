import { CreditCard } from 'lucide';
import { lazy, Suspense } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Plate } from './Plate.tsx';

export interface CardMarkProps {
  /** As the payment provider calls it: "Visa". Null or left out, a card of no brand. */
  brand?: string | null;
}

// The marks weigh more than all icons together; whoever has no card yet needs none.
const CardLogo = lazy(async () => ({ default: (await import('./CardLogo.tsx')).CardLogo }));

/** The mark of a card's brand on a small plate; of a brand that is not known, a card. Its name stands beside it in words. */
export function CardMark({ brand }: CardMarkProps) {
  const card = <Icon of={CreditCard} size={18} />;
  return (
    <Plate aria-hidden>
      {brand ? (
        <Suspense fallback={card}>
          <CardLogo brand={brand}>{card}</CardLogo>
        </Suspense>
      ) : (
        card
      )}
    </Plate>
  );
}
