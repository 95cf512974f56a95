import type { ContractOffer } from '@studio-portal/sdk/types';
import { ComparedCards } from '../../../lib/page/ComparedCards.ts';
import { findFullestOffer } from './findFullestOffer.ts';
import { OfferCard } from './OfferCard.tsx';

/** Memberships side by side, with a mark at the one that includes the most. */
export function OfferCards({ offers }: { offers: readonly ContractOffer[] }) {
  const fullest = findFullestOffer(offers);
  return (
    <ComparedCards>
      {offers.map((offer, index) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          important={index === 0}
          isFullest={offer === fullest}
        />
      ))}
    </ComparedCards>
  );
}
