import Button from '@mui/material/Button';
import { useGetSelfServiceConfiguration } from '@studio-portal/sdk/api/self-service-link';
import type { AccountBalanceCheckout } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { methodAddress } from '../../checkout/links/linkAddresses.ts';
import { linkMessages } from '../../checkout/links/linkMessages.ts';
import { instrumentName } from '../../checkout/instruments/instrumentName.ts';
import { paymentMethods } from '../../checkout/instruments/paymentMethods.ts';
import { FactList } from '../../../lib/page/FactList.tsx';
import { messages } from './messages.ts';

interface PaidBalanceProps {
  order: AccountBalanceCheckout;
  /** Token of the link that was used for the payment. */
  token: string | undefined;
}

/** Printable receipt of a payment, with the other action that the link allows. */
export function PaidBalance({ order, token }: PaidBalanceProps) {
  const intl = useIntl();
  const { id, price, paymentMethod, paymentInstrument, studio } = order;
  // The server refuses a link without remaining actions; that is not an error here.
  const { data } = useGetSelfServiceConfiguration(token ?? '', {
    query: { enabled: token !== undefined, staleTime: 0 },
  });
  const method = data?.actions.find(({ type }) => type === 'PAYMENT_METHOD')?.token;
  const amount = formatPrice(price, intl.locale);
  return (
    <ResultRoom>
      <ResultMark
        kind="success"
        titleComponent="h1"
        title={<FormattedMessage {...linkMessages.thanks} />}
        description={<FormattedMessage {...linkMessages.thanksText} values={{ amount }} />}
        reference={{
          label: <FormattedMessage {...messages.reference} />,
          value: id.slice(0, 8).toUpperCase(),
        }}
        next={
          <FactList
            facts={[
              [messages.amount, amount],
              [
                flowMessages.pays,
                paymentInstrument
                  ? instrumentName(paymentInstrument, intl)
                  : intl.formatMessage(paymentMethods[paymentMethod].name),
              ],
              [messages.paidTo, studio.name],
            ]}
          />
        }
        actions={
          <>
            <Button variant="outlined" onClick={() => window.print()}>
              <FormattedMessage {...linkMessages.print} />
            </Button>
            {token !== undefined && method !== undefined && (
              <Button variant="text" component={Link} to={methodAddress(method, token)}>
                <FormattedMessage {...linkMessages.changeMethod} />
              </Button>
            )}
          </>
        }
      />
    </ResultRoom>
  );
}
