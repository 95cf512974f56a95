import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { FormattedMessage } from 'react-intl';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { OfferCard } from './OfferCard.tsx';

/** Memberships that can be signed online, in the studio's order. */
export function OfferList() {
  const offers = useListContractOffers({ organizationUnitId: useStudio().studio.id });
  return (
    <Page
      title={<FormattedMessage {...titles.contract} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ offers }}
      skeleton={<TilesSkeleton tiles={3} />}
      empty={(loaded) =>
        loaded.offers.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.none} /> }
          : undefined
      }
    >
      {(loaded) => (
        <PictureGrid>
          {loaded.offers.data.map((offer, index) => (
            <OfferCard key={offer.id} offer={offer} important={index === 0} />
          ))}
        </PictureGrid>
      )}
    </Page>
  );
}
