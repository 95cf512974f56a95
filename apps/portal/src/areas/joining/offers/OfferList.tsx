import Typography from '@mui/material/Typography';
import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { useGetPreContractSignCondition } from '@studio-portal/sdk/api/contract-signing';
import type { ContractOffer } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { OfferCards } from './OfferCards.tsx';
import { SalesCardsSkeleton } from '../../../lib/page/SalesCardsSkeleton.tsx';
import { OfferTerms } from './OfferTerms.tsx';
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
      skeleton={<SalesCardsSkeleton />}
      empty={(loaded) =>
        loaded.offers.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.none} /> }
          : undefined
      }
    >
      {(loaded) => (
        <>
          <SigningConditions condition={loaded.condition.data} />
          <Offers offers={loaded.offers.data} />
        </>
      )}
    </Page>
  );
}

/** Shows a single membership with its terms at once, since there is nothing to choose from. */
function Offers({ offers }: { offers: readonly ContractOffer[] }) {
  const [first, second] = offers;
  if (!first || second) return <OfferCards offers={offers} />;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {first.name}
      </Typography>
      <OfferTerms offer={first} />
    </>
  );
}
