import { useListInvoices } from '@studio-portal/sdk/api/invoices';
import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { selfServiceTitles } from '../../../lib/routes/selfServiceTitles.ts';
import { InvoiceRow } from './InvoiceRow.tsx';
import { messages } from './messages.ts';

const List = styled('ul')({ margin: 0, padding: 0 });

/** Invoices of a member, newest first, each with a download. */
export function InvoicesPage() {
  const invoices = useListInvoices({ query: { staleTime: 0 } });
  return (
    <Page
      title={<FormattedMessage {...selfServiceTitles.invoices} />}
      intro={<FormattedMessage {...messages.intro} />}
      queries={{ invoices }}
      skeleton={<RowsSkeleton rows={4} />}
      empty={(loaded) =>
        loaded.invoices.data.length === 0
          ? { drawing: 'calendar', title: <FormattedMessage {...messages.none} /> }
          : undefined
      }
    >
      {(loaded) => (
        <List>
          {loaded.invoices.data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </List>
      )}
    </Page>
  );
}
