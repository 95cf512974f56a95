import Button from '@mui/material/Button';
import { useGetAccountBalance } from '@studio-portal/sdk/api/account';
import { ResultMark } from '@studio-portal/ui/ResultMark';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { FlowError, FlowLoading } from '../../checkout/flow/SubjectGate.tsx';
import { ResultRoom } from '../../checkout/result/ResultRoom.tsx';
import { path } from '../../../lib/address/paths.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BalanceLeft } from './BalanceLeft.tsx';
import { messages } from './messages.ts';

/**
 * Says whether everything is paid, for users who have paid elsewhere or open the payment without
 * owing anything. Always shows the current balance.
 */
export function AccountPaidPage() {
  const { studioUuid } = useStudio();
  const { data, error, refetch } = useGetAccountBalance({ query: { staleTime: 0 } });
  if (error && !data) return <FlowError error={error} retry={() => void refetch()} />;
  if (!data) return <FlowLoading shape="result" />;
  const { balance, payable } = data;
  const isOpen = balance.amount > 0;
  return (
    <ResultRoom>
      <ResultMark
        kind={isOpen ? 'pending' : 'success'}
        titleComponent="h1"
        title={
          isOpen ? <FormattedMessage {...messages.isOpen} /> : <BalanceLeft balance={balance} />
        }
        {...(isOpen ? { description: <BalanceLeft balance={balance} /> } : {})}
        actions={
          <>
            {payable && (
              <Button
                variant="contained"
                component={Link}
                to={path('accountBalance', { studioUuid })}
              >
                <FormattedMessage {...messages.pay} />
              </Button>
            )}
            <Button
              variant={payable ? 'outlined' : 'contained'}
              component={Link}
              to={path('account', { studioUuid })}
            >
              <FormattedMessage {...messages.toAccount} />
            </Button>
          </>
        }
      />
    </ResultRoom>
  );
}
