import { useListStandingBookings } from '@studio-portal/sdk/api/standing-bookings';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { PanelList } from '../../../lib/page/PanelList.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { BrowseLink } from '../bookings/BrowseLink.tsx';
import { messages } from './messages.ts';
import { StandingBookingPanel } from './StandingBookingPanel.tsx';

/** Lists the classes that are booked for the member every week. */
export function EveryWeekPage() {
  const intl = useIntl();
  const standing = useListStandingBookings({ query: { staleTime: 0 } });
  // The focused button disappears with its row once the list has been refetched.
  useFocusFallback(String(standing.data?.standingBookings.map(({ uuid, state }) => [uuid, state])));
  return (
    <ConfirmProvider
      confirmLabel={intl.formatMessage(messages.end)}
      cancelLabel={intl.formatMessage(messages.keep)}
    >
      <Page
        title={<FormattedMessage {...titles.everyWeek} />}
        queries={{ standing }}
        skeleton={<RowsSkeleton rows={3} />}
        empty={({ standing: { data } }) =>
          data.standingBookings.length === 0
            ? {
                drawing: 'calendar',
                title: <FormattedMessage {...messages.empty} />,
                action: <BrowseLink />,
              }
            : undefined
        }
      >
        {({ standing: { data } }) => (
          <PanelList aria-label={intl.formatMessage(messages.ofMember)}>
            {data.standingBookings.map((one) => (
              <StandingBookingPanel key={one.uuid} standing={one} />
            ))}
          </PanelList>
        )}
      </Page>
    </ConfirmProvider>
  );
}
