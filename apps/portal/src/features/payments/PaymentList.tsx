import { styled } from '@mui/material/styles';
import { getListPaymentsQueryOptions } from '@studio-portal/sdk/api/payments';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../lib/alert/Alert.tsx';
import { ErrorWords } from '../../lib/apiErrors/ErrorWords.tsx';
import { useFocusKept } from '../../lib/focus/useFocusKept.ts';
import { messages } from './messages.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { pageSize } from './pageSize.ts';

const List = styled('ul')({ margin: `0 0 ${space(24)}`, padding: 0 });

/** Payments, the newest first, with the older ones page by page; how many there are is told when more have come. */
export function PaymentList() {
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) =>
      getListPaymentsQueryOptions({ page, size: pageSize }, { query: { staleTime: 0 } }),
    ),
  });
  const loaded = answers.flatMap(({ data }) => data ?? []);
  const payments = loaded.flatMap(({ content }) => content);
  const hasNext = loaded.at(-1)?.hasNext ?? false;
  const last = answers.at(-1);
  const failed = last?.data ? null : last?.error;
  useFocusKept(String(hasNext));
  return (
    <>
      <List>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </List>
      <VisuallyHidden as="output">
        {pages > 1 && last?.data && (
          <FormattedMessage {...messages.count} values={{ count: payments.length }} />
        )}
      </VisuallyHidden>
      {failed && (
        <Alert kind="error">
          <ErrorWords error={failed} />
        </Alert>
      )}
      {hasNext && (
        <LoadingButton
          variant="outlined"
          loading={last?.isFetching === true && !last.data}
          onClick={() => (failed ? void last?.refetch() : setPages(pages + 1))}
        >
          <FormattedMessage {...messages.more} />
        </LoadingButton>
      )}
    </>
  );
}
