import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useListPasses } from '@studio-portal/sdk/api/virtual-products';
import { FramedList } from '@studio-portal/ui/FramedList';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useRouteAccess } from '../../../lib/access/useCanOpen.ts';
import { path } from '../../../lib/address/paths.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { EndedPass } from './EndedPass.tsx';
import { messages } from './messages.ts';
import { PassCard } from './PassCard.tsx';

/** Columns leave no holes between cards of different heights. */
const Cards = styled('ul')({
  columns: '320px 3',
  columnGap: space(16),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { breakInside: 'avoid', marginBottom: space(16) },
});

const Ended = styled('section')({ display: 'grid', gap: space(16), marginTop: space(32) });

/** Shows what the user holds to book, enter or pay with: packs, day passes, vouchers and codes of rewards. */
export function PassesPage() {
  const passes = useListPasses({ query: { staleTime: 0 } });
  return (
    <Page
      title={<FormattedMessage {...titles.myPasses} />}
      queries={{ passes }}
      skeleton={<RowsSkeleton rows={3} />}
      empty={({ passes: { data } }) =>
        data.length === 0
          ? {
              drawing: 'calendar',
              title: <FormattedMessage {...messages.empty} />,
              action: <ShopLink />,
            }
          : undefined
      }
    >
      {({ passes: { data } }) => {
        const { usable = [], ended = [] } = Object.groupBy(data, ({ state }) =>
          state === 'USABLE' ? 'usable' : 'ended',
        );
        return (
          <>
            {usable.length === 0 && (
              <>
                <Typography color="textSecondary" sx={{ mb: 2 }}>
                  <FormattedMessage {...messages.nothingUsable} />
                </Typography>
                <ShopLink />
              </>
            )}
            <Cards>
              {usable.map((pass, index) => (
                <PassCard key={index} pass={pass} />
              ))}
            </Cards>
            {ended.length > 0 && (
              <Ended aria-labelledby="ended">
                <Typography id="ended" variant="h2">
                  <FormattedMessage {...messages.ended} />
                </Typography>
                <FramedList>
                  {ended.map((pass, index) => (
                    <EndedPass key={index} pass={pass} />
                  ))}
                </FramedList>
              </Ended>
            )}
          </>
        );
      }}
    </Page>
  );
}

/** In order of preference. */
const shops = ['offers', 'dayTickets', 'vouchers'] as const;

/** Links to the first list of products that the studio has. */
function ShopLink() {
  const { studioUuid } = useStudio();
  const canOpen = useRouteAccess();
  const shop = shops.find(canOpen);
  return (
    shop && (
      <Button variant="contained" component={Link} to={path(shop, { studioUuid })}>
        <FormattedMessage {...messages.toShop} />
      </Button>
    )
  );
}
