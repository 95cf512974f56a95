import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { AccountPaidPage } from '../../features/payBalance/AccountPaidPage.tsx';
import { balanceFlow } from '../../features/payBalance/balanceFlow.ts';
import { BalanceSuccess } from '../../features/payBalance/BalanceSuccess.tsx';

// Paying what is owed, all pages in one file: a payment is followed by its result, whatever becomes of the connection.
export const AccountBalanceRoute = () => <PaymentStep flow={balanceFlow} />;
export const AccountBalanceSummaryRoute = () => <SummaryStep flow={balanceFlow} />;
export const AccountPaidRoute = () => <AccountPaidPage />;
export const AccountSuccessRoute = () => <BalanceSuccess />;
export const AccountCancelRoute = () => <CancelStep flow={balanceFlow} />;
export const AccountFailureRoute = () => <FailureStep flow={balanceFlow} />;
