import { contractMessages } from '../words/contractMessages.ts';
import type { ContractOffer } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PictureCard } from '../../../lib/page/PictureCard.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';

interface OfferCardProps {
  offer: ContractOffer;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
}

/**
 * A membership in the list: description and lowest monthly price including all fees, with the total
 * next to it.
 */
export function OfferCard({ offer, important }: OfferCardProps) {
  const intl = useIntl();
  const { offerPath } = useSigningAddresses();
  const { id, name, description, image, terms, lowestTerm } = offer;
  const price = formatPrice(lowestTerm.monthlyPrice, intl.locale);
  const total = formatPrice(lowestTerm.totalPrice, intl.locale);
  return (
    <PictureCard
      picture={image}
      important={important}
      end={
        <>
          <strong>
            <FormattedMessage
              {...(terms.length > 1 ? messages.from : contractMessages.aMonth)}
              values={{ price }}
            />
          </strong>
          <br />
          <small>
            <FormattedMessage
              {...messages.totalFor}
              values={{ total, term: formatTerm(lowestTerm.term, intl) }}
            />
          </small>
        </>
      }
    >
      <h2>
        <Link to={offerPath(id)}>{name}</Link>
      </h2>
      <p>{description}</p>
    </PictureCard>
  );
}
