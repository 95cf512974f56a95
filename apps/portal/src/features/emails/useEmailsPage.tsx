import { useGetContacts } from '@studio-portal/sdk/api/me';
import type { ContactEmail } from '@studio-portal/sdk/types';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { messages } from './messages.ts';

/** The addresses of the account, and the faces of a page that waits for them. */
export function useEmailsPage() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetContacts({ query: { staleTime: 0 } });
  const errorState = useErrorState(error);
  const emails: readonly ContactEmail[] | undefined = data?.emails;
  return {
    emails,
    page: {
      status: emails ? 'content' : error ? 'error' : 'loading',
      loadingLabel: intl.formatMessage(messages.loading),
      skeleton: <RowsSkeleton rows={3} />,
      empty: { drawing: 'door', title: <FormattedMessage {...messages.noneToRemove} /> },
      error: { ...errorState, onRetry: () => void refetch(), retrying: isFetching },
    },
  } as const;
}
