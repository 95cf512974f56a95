import { CancelStep } from '../../checkout/result/CancelStep.tsx';
import { FailureStep } from '../../checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../checkout/summary/SummaryStep.tsx';
import { AccountPaidPage } from './AccountPaidPage.tsx';
import { balanceFlow } from './balanceFlow.ts';
import { BalanceSuccess } from './BalanceSuccess.tsx';

// All pages of a balance payment share one chunk, so that its result loads even if the connection
// breaks.
export const AccountBalanceRoute = () => <PaymentStep flow={balanceFlow} />;
export const AccountBalanceSummaryRoute = () => <SummaryStep flow={balanceFlow} />;
export const AccountPaidRoute = () => <AccountPaidPage />;
export const AccountSuccessRoute = () => <BalanceSuccess />;
export const AccountCancelRoute = () => <CancelStep flow={balanceFlow} />;
export const AccountFailureRoute = () => <FailureStep flow={balanceFlow} />;
