import { styled } from '@mui/material/styles';
import { CreditCard } from 'lucide';
import { lazy, Suspense } from 'react';
import { Icon } from '../Icon/Icon.tsx';

export interface CardMarkProps {
  /** As the payment provider calls it: "Visa". Null or left out, a card of no brand. */
  brand?: string | null;
}

// The marks weigh more than all icons together; whoever has no card yet needs none.
const CardLogo = lazy(async () => ({ default: (await import('./CardLogo.tsx')).CardLogo }));

const Plate = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 26,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  verticalAlign: 'middle',
  // White by day and by night, as the brands ask for their marks to stand.
  '&:has([data-brand])': { backgroundColor: '#fff' },
}));

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
