import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/Page.tsx';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { changeMessages as messages } from './changeMessages.ts';
import { messages as offerMessages } from '../offers/messages.ts';
import { NotChangeable } from './NotChangeable.tsx';
import { OfferCard } from '../offers/OfferCard.tsx';
import { OfferTerms } from '../offers/OfferTerms.tsx';
import { PresentContract } from '../signing/PresentContract.tsx';
import { useChangedOffers } from './useChangedOffers.ts';
import { useRunning } from '../signing/useRunning.ts';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';

/** What may take the place of a contract of the member, which is named above it; or one of these with its terms. @param id of the offer */
export function ChangePage({ id }: { id: string | null }) {
  const intl = useIntl();
  const running = useRunning();
  const addresses = useSigningAddresses();
  const offered = useChangedOffers(running.contract);
  const title = intl.formatMessage(messages.title);
  const one = offered.data?.offers.find((offer) => String(offer.id) === id);
  useOwnTitle(one?.name ?? title);
  if (running.isMissing) return <NotChangeable />;
  const toOffers = (
    <Button variant="contained" component={Link} to={addresses.offers}>
      <FormattedMessage {...offerMessages.toOffers} />
    </Button>
  );
  return (
    <Page
      title={one?.name ?? title}
      intro={<FormattedMessage {...messages.intro} />}
      above={
        running.contract && (
          <Box sx={{ mb: 4 }}>
            <PresentContract contract={running.contract} />
          </Box>
        )
      }
      queries={{ contracts: running.query, offered }}
      skeleton={<TilesSkeleton tiles={3} />}
      empty={({ offered: { data } }) => {
        if (id !== null && !one)
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
          {one ? (
            <OfferTerms offer={one} />
          ) : (
            <PictureGrid>
              {data.offers.map((offer, index) => (
                <OfferCard key={offer.id} offer={offer} important={index === 0} />
              ))}
            </PictureGrid>
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
