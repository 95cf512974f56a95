import { useGetAccountBalance } from '@studio-portal/sdk/api/account';
import { PaidSuccess } from '../../checkout/result/PaidSuccess.tsx';
import { BalanceLeft } from './BalanceLeft.tsx';
import { balanceFlow } from './balanceFlow.ts';

/** Success page of a balance payment, with the remaining balance. */
export const BalanceSuccess = () => (
  <PaidSuccess flow={balanceFlow}>
    <StillOwed />
  </PaidSuccess>
);

function StillOwed() {
  const { data } = useGetAccountBalance({ query: { staleTime: 0 } });
  return data && <BalanceLeft balance={data.balance} />;
}
