import { getListPaymentsQueryOptions } from '@studio-portal/sdk/api/payments';
import { PagedList } from '../../../lib/page/PagedList.tsx';
import { messages } from './messages.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { pageSize } from './pageSize.ts';

/** Payments, with older ones loaded page by page. */
export const PaymentList = () => (
  <PagedList
    queryOptions={(page) =>
      getListPaymentsQueryOptions({ page, size: pageSize }, { query: { staleTime: 0 } })
    }
    itemKey={({ id }) => id}
    more={messages.more}
    count={messages.count}
  >
    {(payment) => <PaymentRow payment={payment} />}
  </PagedList>
);
