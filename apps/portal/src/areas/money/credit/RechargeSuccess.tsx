import { useGetConsumptionCredit } from '@studio-portal/sdk/api/consumption-credit';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaidSuccess } from '../../checkout/result/PaidSuccess.tsx';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { messages } from './messages.ts';
import { rechargeFlow } from './rechargeFlow.ts';

/** The good end of a recharge, with what there is to spend now. */
export const RechargeSuccess = () => (
  <PaidSuccess flow={rechargeFlow}>
    <NowLeft />
  </PaidSuccess>
);

function NowLeft() {
  const intl = useIntl();
  const { data } = useGetConsumptionCredit({ query: { staleTime: 0 } });
  return (
    data && (
      <FormattedMessage {...messages.nowLeft} values={{ price: formatSum(data.balance, intl) }} />
    )
  );
}
