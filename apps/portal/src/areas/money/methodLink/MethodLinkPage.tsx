import {
  useGetPaymentMethodConfiguration,
  useGetPaymentMethodCustomer,
} from '@studio-portal/sdk/api/payment-methods';
import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { FormattedMessage } from 'react-intl';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { linkRefusal } from '../../checkout/links/linkRefusal.ts';
import { RefusedLink } from '../../checkout/links/RefusedLink.tsx';
import { useFocusFallback } from '../../../lib/focus/useFocusFallback.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { ChangedMethod } from './ChangedMethod.tsx';
import { messages } from './messages.ts';
import { MethodBody } from './MethodBody.tsx';
import { useChangeMethod } from './useChangeMethod.ts';

/**
 * Changes the payment method of a membership for anyone with the link: shows the member and the
 * current method, the form, the wait for the bank and the confirmation. Says why if the link cannot
 * be used.
 */
export function MethodLinkPage({ token }: { token: string }) {
  const query = { staleTime: 0 };
  const customer = useGetPaymentMethodCustomer(token, { query });
  const configuration = useGetPaymentMethodConfiguration(token, { query });
  const refetch = () => void configuration.refetch();
  const change = useChangeMethod(token, refetch);
  const refusal = linkRefusal(configuration.error ?? customer.error, messages.usedText);
  const { kept } = change;
  // If the link expires while the form is open, keep its values; the button then says why they
  // cannot be sent.
  const refused = refusal?.kind === 'expired' && configuration.data ? undefined : refusal;
  useFocusFallback(refused?.kind ?? '');
  if (kept && customer.data) return <ChangedMethod kept={kept} studio={customer.data.studio} />;
  // While pending, this page itself may be using the link.
  if (refused && !change.card.pending) return <RefusedLink refusal={refused} />;
  return (
    <Page
      template="form"
      title={<FormattedMessage {...linkMessages.changeMethod} />}
      intro={
        customer.data && (
          <FormattedMessage
            {...messages.intro}
            values={{ name: customer.data.name, studio: customer.data.studio.name }}
          />
        )
      }
      queries={{ customer, configuration }}
      skeleton={<FormSkeleton fields={4} />}
    >
      {(loaded) => (
        <MethodBody
          token={token}
          customer={loaded.customer.data}
          configuration={loaded.configuration.data}
          change={change}
          queryKey={configuration.queryKey}
        />
      )}
    </Page>
  );
}
