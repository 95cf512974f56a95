import { CancelStep } from '../../checkout/result/CancelStep.tsx';
import { FailureStep } from '../../checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../checkout/summary/SummaryStep.tsx';
import { AccountPaidPage } from './AccountPaidPage.tsx';
import { balanceFlow } from './balanceFlow.ts';
import { BalanceSuccess } from './BalanceSuccess.tsx';

// Paying what is owed, all pages in one file: a payment is followed by its result, whatever becomes of the connection.
export const AccountBalanceRoute = () => <PaymentStep flow={balanceFlow} />;
export const AccountBalanceSummaryRoute = () => <SummaryStep flow={balanceFlow} />;
export const AccountPaidRoute = () => <AccountPaidPage />;
export const AccountSuccessRoute = () => <BalanceSuccess />;
export const AccountCancelRoute = () => <CancelStep flow={balanceFlow} />;
export const AccountFailureRoute = () => <FailureStep flow={balanceFlow} />;
