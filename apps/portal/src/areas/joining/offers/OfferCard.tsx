import type { ContractOffer } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { SalesCard } from '../../../lib/page/SalesCard.tsx';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';
import { Features } from './Features.tsx';
import { messages } from './messages.ts';
import { TermPrice } from './TermPrice.tsx';

interface OfferCardProps {
  offer: ContractOffer;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
  /** True if no other offer of the list includes as much. */
  isFullest: boolean;
}

/** Card of a membership with its picture, prices and features, and a link to its terms. */
export function OfferCard({ offer, important, isFullest }: OfferCardProps) {
  const { offerPath } = useSigningAddresses();
  const { id, name, description, image, terms, lowestTerm } = offer;
  return (
    <SalesCard
      picture={image}
      important={important}
      name={name}
      description={description}
      {...(isFullest ? { mark: <FormattedMessage {...messages.fullest} />, isMarked: true } : {})}
      price={<TermPrice term={lowestTerm} isLowest={terms.length > 1} />}
      details={<Features offer={offer} />}
      to={offerPath(id)}
      action={<FormattedMessage {...messages.viewOffer} />}
    />
  );
}
