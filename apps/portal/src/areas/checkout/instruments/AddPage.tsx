import { useListTokenizationPaymentMethods } from '@studio-portal/sdk/api/tokenization';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '../../../lib/page/Page.tsx';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { AddForm } from './AddForm.tsx';
import { messages } from './messages.ts';

/** Page that adds a payment method without a purchase. */
export function AddPage() {
  const intl = useIntl();
  const { studio } = useStudio();
  const methods = useListTokenizationPaymentMethods({ organizationUnitId: studio.id });
  useOwnTitle(intl.formatMessage(messages.add));
  return (
    <Page
      title={<FormattedMessage {...messages.add} />}
      intro={<FormattedMessage {...messages.addText} />}
      template="form"
      queries={{ methods }}
      skeleton={<FormSkeleton fields={3} />}
      empty={(loaded) =>
        loaded.methods.data.every(({ paymentType }) => paymentType === null)
          ? { drawing: 'search', title: <FormattedMessage {...messages.noWays} /> }
          : undefined
      }
    >
      {(loaded) => (
        <AddForm types={loaded.methods.data.flatMap(({ paymentType }) => paymentType ?? [])} />
      )}
    </Page>
  );
}
