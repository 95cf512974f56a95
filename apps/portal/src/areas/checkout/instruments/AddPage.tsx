import { useListTokenizationPaymentMethods } from '@studio-portal/sdk/api/tokenization';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { BackLink } from '../../../lib/page/BackLink.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useOwnTitle } from '../../../lib/brand/PageTitle.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { AddForm } from './AddForm.tsx';
import { messages } from './messages.ts';

/** Page that adds a payment method without a purchase. */
export function AddPage() {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const methods = useListTokenizationPaymentMethods({ organizationUnitId: studio.id });
  useOwnTitle(intl.formatMessage(messages.add));
  return (
    <Page
      title={<FormattedMessage {...messages.add} />}
      intro={<FormattedMessage {...messages.addText} />}
      template="form"
      above={<BackLink href={path('mySettings', { studioUuid })} label={messages.back} />}
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
