import { CreditCard } from 'lucide';
import { lazy, Suspense } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Plate } from './Plate.tsx';

export interface CardMarkProps {
  /** The payment provider's name of the brand: "Visa". Null or omitted for a card without a brand. */
  brand?: string | null;
}

// The logos are larger than all icons together, and users without a stored card need none.
const CardLogo = lazy(async () => ({ default: (await import('./CardLogo.tsx')).CardLogo }));

/**
 * Shows the logo of a card brand on a small plate, or a generic card for an unknown brand. The brand's name must
 * appear as text next to it.
 */
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
