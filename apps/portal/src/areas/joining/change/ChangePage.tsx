import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { changeMessages as messages } from './changeMessages.ts';
import { messages as offerMessages } from '../offers/messages.ts';
import { listExtras } from './currentExtras.ts';
import { LostExtras } from './LostExtras.tsx';
import { NotChangeable } from './NotChangeable.tsx';
import { OfferCards } from '../offers/OfferCards.tsx';
import { SalesCardsSkeleton } from '../../../lib/page/SalesCardsSkeleton.tsx';
import { OfferSkeleton } from '../offers/OfferSkeleton.tsx';
import { OfferTerms } from '../offers/OfferTerms.tsx';
import { CurrentContractPanel } from '../signing/CurrentContractPanel.tsx';
import { useChangedOffers } from './useChangedOffers.ts';
import { useCurrentContract } from '../signing/useCurrentContract.ts';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';

/**
 * Offers that can replace a contract of the member, which is shown above them, or one of the offers
 * with its terms.
 * @param id id of the offer to show
 */
export function ChangePage({ id }: { id: string | null }) {
  const intl = useIntl();
  const current = useCurrentContract();
  const addresses = useSigningAddresses();
  const offered = useChangedOffers(current.contract);
  const title = intl.formatMessage(messages.title);
  const selected = offered.data?.offers.find((offer) => String(offer.id) === id);
  useOwnTitle(selected?.name ?? title);
  if (current.isMissing) return <NotChangeable />;
  const toOffers = (
    <Button variant="contained" component={Link} to={addresses.offers}>
      <FormattedMessage {...offerMessages.toOffers} />
    </Button>
  );
  return (
    <Page
      title={selected?.name ?? title}
      intro={<FormattedMessage {...messages.intro} />}
      above={
        current.contract && (
          <Box sx={{ display: 'grid', gap: 2, mb: 4 }}>
            <CurrentContractPanel contract={current.contract} />
            {selected && (
              <LostExtras
                current={current.contract}
                offer={selected.name}
                modules={selected.lowestTerm.modules}
              />
            )}
          </Box>
        )
      }
      queries={{ contracts: current.query, offered }}
      skeleton={id === null ? <SalesCardsSkeleton /> : <OfferSkeleton />}
      empty={({ offered: { data } }) => {
        if (id !== null && !selected)
          return {
            drawing: 'search',
            title: <FormattedMessage {...offerMessages.gone} />,
            action: toOffers,
          };
        if (data.offers.length > 0) return undefined;
        return { drawing: 'calendar', title: <FormattedMessage {...messages.none} /> };
      }}
    >
      {({ offered: { data } }) => (
        <>
          {selected ? <OfferTerms offer={selected} /> : <OfferCards offers={data.offers} />}
          {current.contract && listExtras(current.contract).length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
              <FormattedMessage {...messages.extrasKept} />
            </Typography>
          )}
          {data.hasOthers && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
              <FormattedMessage {...messages.others} />
            </Typography>
          )}
        </>
      )}
    </Page>
  );
}
