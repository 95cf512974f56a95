import Box from '@mui/material/Box';
import { TilesSkeleton } from '@studio-portal/ui/TilesSkeleton';
import { FormattedMessage } from 'react-intl';
import { EventCards } from './EventCards.tsx';
import { messages } from './messages.ts';
import { PagingLinks } from './PagingLinks.tsx';
import { useEventPage } from './useEventPage.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';

/** Lists the events of the studio, two months at a time. */
export function EventListRoute() {
  const { events, upcoming, period, ...paging } = useEventPage();
  const emptyMessage = period === undefined ? messages.empty : messages.emptyLater;
  const links = <PagingLinks {...paging} />;
  return (
    <Page
      title={<FormattedMessage {...titles.events} />}
      queries={{ events }}
      skeleton={<TilesSkeleton tiles={3} />}
      empty={() =>
        upcoming.length === 0
          ? {
              drawing: 'calendar',
              title: <FormattedMessage {...emptyMessage} values={{ period }} />,
              action: links,
            }
          : undefined
      }
    >
      {() => (
        <>
          <EventCards appointments={upcoming} />
          <Box sx={{ mt: 4 }}>{links}</Box>
        </>
      )}
    </Page>
  );
}
