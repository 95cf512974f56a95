import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import { useGetOffersWidget } from '@studio-portal/sdk/api/widgets';
import type { OffersWidget as OffersWidgetAnswer } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { usePortalAddress } from '../widget/portalAddress.ts';
import { useSettings } from '../widget/SettingsContext.ts';
import { WidgetFrame } from '../widget/WidgetFrame.tsx';
import { OfferCard } from './OfferCard.tsx';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  gap: space(24),
  margin: 0,
  padding: 0,
});

/** `<studio-offers>`: the memberships of a studio with their prices, and links to sign them in the portal. */
export function OffersWidget() {
  const { studioId } = useSettings();
  const portalAddress = usePortalAddress();
  const answer = useGetOffersWidget(studioId, { query: { staleTime: 60_000 } });
  return (
    <WidgetFrame
      answer={answer}
      portalHref={portalAddress('/contract')}
      skeleton={
        <Cards>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} component="li" variant="rounded" height={456} />
          ))}
        </Cards>
      }
    >
      {(offers) => <Offers {...offers} />}
    </WidgetFrame>
  );
}

function Offers({ studio, offers }: OffersWidgetAnswer) {
  const { formatMessage } = useIntl();
  if (offers.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.noOffers} />
      </p>
    );
  return (
    <Cards aria-label={`${formatMessage(messages.memberships)}, ${studio.name}`}>
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </Cards>
  );
}
