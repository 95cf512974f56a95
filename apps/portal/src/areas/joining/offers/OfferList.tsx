import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetPreContractSignCondition } from '@studio-portal/sdk/api/contract-signing';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { FormattedMessage } from 'react-intl';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { OfferCard } from './OfferCard.tsx';
import { SigningConditions } from './SigningConditions.tsx';

/** Memberships of the studio in its order, with what it requires for signing. */
export function OfferList() {
  const { studio } = useStudio();
  const offers = useListContractOffers({ organizationUnitId: studio.id });
  const condition = useGetPreContractSignCondition({ organizationUnitId: studio.id });
  return (
    <Page
      title={<FormattedMessage {...titles.contract} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ offers, condition }}
      skeleton={<TilesSkeleton tiles={3} />}
      empty={(loaded) =>
        loaded.offers.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.none} /> }
          : undefined
      }
    >
      {(loaded) => (
        <>
          <SigningConditions condition={loaded.condition.data} />
          <PictureGrid>
            {loaded.offers.data.map((offer, index) => (
              <OfferCard key={offer.id} offer={offer} important={index === 0} />
            ))}
          </PictureGrid>
        </>
      )}
    </Page>
  );
}
