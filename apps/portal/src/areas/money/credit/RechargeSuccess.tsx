import { useGetConsumptionCredit } from '@studio-portal/sdk/api/consumption-credit';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaidSuccess } from '../../checkout/result/PaidSuccess.tsx';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { messages } from './messages.ts';
import { rechargeFlow } from './rechargeFlow.ts';

/** Success page of a recharge, with the new credit. */
export const RechargeSuccess = () => (
  <PaidSuccess flow={rechargeFlow}>
    <CurrentCredit />
  </PaidSuccess>
);

function CurrentCredit() {
  const intl = useIntl();
  const { data } = useGetConsumptionCredit({ query: { staleTime: 0 } });
  return (
    data && (
      <FormattedMessage {...messages.nowLeft} values={{ price: formatSum(data.balance, intl) }} />
    )
  );
}
