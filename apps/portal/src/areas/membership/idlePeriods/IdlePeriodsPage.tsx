import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useGetIdlePeriodCreateButton } from '@studio-portal/sdk/api/idle-periods';
import type { IdlePeriod } from '@studio-portal/sdk/types';
import { ListSkeleton } from '@studio-portal/ui/ListSkeleton';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { requestIdlePeriodAddress } from './idleAddress.ts';
import { IdlePeriodRow } from './IdlePeriodRow.tsx';
import { messages } from './messages.ts';
import { useIdlePeriods } from './useIdlePeriods.ts';

const List = styled('ul')({
  display: 'grid',
  gap: space(16),
  margin: `${space(16)} 0 ${space(32)}`,
  padding: 0,
  listStyle: 'none',
});

/** Pauses of a member, upcoming ones first, with a button to request another if possible. */
export function IdlePeriodsPage() {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const periods = useIdlePeriods();
  // The focused button disappears with its row once the list has been refetched.
  useFocusFallback(String(periods.data?.current.map(({ id, cancelable }) => [id, cancelable])));
  const button = useGetIdlePeriodCreateButton({ query: { staleTime: 0 } });
  const requestButton = button.data?.visible === true && (
    <Button variant="contained" component={Link} to={requestIdlePeriodAddress(studioUuid)}>
      <FormattedMessage {...messages.ask} />
    </Button>
  );
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.idlePeriods} />}
      intro={<FormattedMessage {...messages.intro} />}
      actions={requestButton}
      queries={{ periods }}
      skeleton={<ListSkeleton rows={2} />}
      empty={({ periods: { data } }) =>
        data.current.length + data.past.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.none} /> }
          : undefined
      }
    >
      {({ periods: { data } }) => (
        <ConfirmProvider
          confirmLabel={intl.formatMessage(messages.cancel)}
          cancelLabel={intl.formatMessage(messages.keep)}
        >
          <Part title={messages.current} periods={data.current} />
          <Part title={messages.past} periods={data.past} />
        </ConfirmProvider>
      )}
    </Page>
  );
}

function Part({ title, periods }: { title: MessageDescriptor; periods: readonly IdlePeriod[] }) {
  if (periods.length === 0) return null;
  return (
    <section>
      <Typography variant="h2">
        <FormattedMessage {...title} />
      </Typography>
      <List>
        {periods.map((period) => (
          <IdlePeriodRow key={period.id} period={period} />
        ))}
      </List>
    </section>
  );
}
