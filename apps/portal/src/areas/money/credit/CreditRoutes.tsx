import { CancelStep } from '../../checkout/result/CancelStep.tsx';
import { FailureStep } from '../../checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../checkout/summary/SummaryStep.tsx';
import { rechargeFlow } from './rechargeFlow.ts';
import { RechargeSuccess } from './RechargeSuccess.tsx';

// Recharging the credit, all pages in one file: a payment is followed by its result, whatever becomes of the connection.
export const ConsumptionCreditPaymentRoute = () => <PaymentStep flow={rechargeFlow} />;
export const ConsumptionCreditSummaryRoute = () => <SummaryStep flow={rechargeFlow} />;
export const ConsumptionCreditSuccessRoute = () => <RechargeSuccess />;
export const ConsumptionCreditCancelRoute = () => <CancelStep flow={rechargeFlow} />;
export const ConsumptionCreditFailureRoute = () => <FailureStep flow={rechargeFlow} />;
