import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentMethods } from '../instruments/paymentMethods.ts';
import { flowMessages } from '../flow/flowMessages.ts';

/** Lists the accepted payment methods (legal: shown at the start of the checkout). */
export function AcceptedMethodsText({ methods }: { methods: readonly OnlinePaymentMethod[] }) {
  const intl = useIntl();
  const methodName = (method: OnlinePaymentMethod) =>
    intl.formatMessage(
      method === 'CREDIT_CARD' ? flowMessages.creditCard : paymentMethods[method].name,
    );
  return (
    <FormattedMessage
      {...flowMessages.paymentIntro}
      values={{ methods: intl.formatList(methods.map(methodName), { type: 'unit' }) }}
    />
  );
}
