import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { rechargeFlow } from '../../features/consumptionCredit/rechargeFlow.ts';
import { RechargeSuccess } from '../../features/consumptionCredit/RechargeSuccess.tsx';

// Recharging the credit, all pages in one file: a payment is followed by its result, whatever becomes of the connection.
export const ConsumptionCreditPaymentRoute = () => <PaymentStep flow={rechargeFlow} />;
export const ConsumptionCreditSummaryRoute = () => <SummaryStep flow={rechargeFlow} />;
export const ConsumptionCreditSuccessRoute = () => <RechargeSuccess />;
export const ConsumptionCreditCancelRoute = () => <CancelStep flow={rechargeFlow} />;
export const ConsumptionCreditFailureRoute = () => <FailureStep flow={rechargeFlow} />;
