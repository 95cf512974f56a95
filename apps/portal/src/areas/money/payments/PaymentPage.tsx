import Button from '@mui/material/Button';
import { useGetPayment } from '@studio-portal/sdk/api/payments';
import { TextSkeleton } from '@studio-portal/ui/TextSkeleton';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { Refund } from './Refund.tsx';

/** Details of a payment: subject, state, payment method and possible refund. */
export function PaymentPage({ id }: { id: string }) {
  const { studioUuid } = useStudio();
  const payment = useGetPayment(id, { query: { staleTime: 0 } });
  const all = path('myPayments', { studioUuid });
  useOwnTitle(payment.data?.name);
  return (
    <Page
      title={payment.data?.name ?? <FormattedMessage {...titles.myPayments} />}
      template="form"
      queries={{ payment }}
      skeleton={<TextSkeleton />}
      missing={{
        on: [400, 404],
        action: (
          <Button variant="contained" component={Link} to={all}>
            <FormattedMessage {...messages.back} />
          </Button>
        ),
      }}
    >
      {(loaded) => (
        <>
          <PaymentFacts payment={loaded.payment.data} />
          <Refund payment={loaded.payment.data} />
        </>
      )}
    </Page>
  );
}
