import Button from '@mui/material/Button';
import { useListPayments } from '@studio-portal/sdk/api/payments';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { OpenOrders } from '../../checkout/orders/OpenOrders.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { pageSize } from './pageSize.ts';
import { PaymentList } from './PaymentList.tsx';

/** Payments of the account at this chain, and orders that are not completed. */
export function PaymentsPage() {
  const { studioUuid } = useStudio();
  const payments = useListPayments({ page: 0, size: pageSize }, { query: { staleTime: 0 } });
  const action = (
    <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
      <FormattedMessage {...messages.toCourses} />
    </Button>
  );
  return (
    <Page
      title={<FormattedMessage {...titles.myPayments} />}
      intro={<FormattedMessage {...messages.intro} />}
      above={<OpenOrders />}
      queries={{ payments }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        loaded.payments.data.content.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.empty} />, action }
          : undefined
      }
    >
      {() => <PaymentList />}
    </Page>
  );
}
