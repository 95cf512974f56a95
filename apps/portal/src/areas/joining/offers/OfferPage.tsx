import Button from '@mui/material/Button';
import { useListContractOffers } from '@studio-portal/sdk/api/contract-offers';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { OfferSkeleton } from './OfferSkeleton.tsx';
import { OfferTerms } from './OfferTerms.tsx';

/** A membership with its terms side by side; says so if the id is not on offer. */
export function OfferPage({ id }: { id: string }) {
  const { studio, studioUuid } = useStudio();
  const offers = useListContractOffers({ organizationUnitId: studio.id });
  const offer = offers.data?.find((one) => String(one.id) === id);
  useOwnTitle(offer?.name);
  return (
    <Page
      title={offer?.name ?? <FormattedMessage {...titles.contract} />}
      queries={{ offers }}
      skeleton={<OfferSkeleton />}
      empty={() =>
        offer
          ? undefined
          : {
              drawing: 'search',
              title: <FormattedMessage {...messages.gone} />,
              action: (
                <Button variant="contained" component={Link} to={path('contract', { studioUuid })}>
                  <FormattedMessage {...messages.toOffers} />
                </Button>
              ),
            }
      }
    >
      {() => offer && <OfferTerms offer={offer} />}
    </Page>
  );
}
