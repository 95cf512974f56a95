import { CancelStep } from '../../checkout/result/CancelStep.tsx';
import { FailureStep } from '../../checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../checkout/summary/SummaryStep.tsx';
import { rechargeFlow } from './rechargeFlow.ts';
import { RechargeSuccess } from './RechargeSuccess.tsx';

// All pages of a recharge share one chunk, so that its result loads even if the connection breaks.
export const ConsumptionCreditPaymentRoute = () => <PaymentStep flow={rechargeFlow} />;
export const ConsumptionCreditSummaryRoute = () => <SummaryStep flow={rechargeFlow} />;
export const ConsumptionCreditSuccessRoute = () => <RechargeSuccess />;
export const ConsumptionCreditCancelRoute = () => <CancelStep flow={rechargeFlow} />;
export const ConsumptionCreditFailureRoute = () => <FailureStep flow={rechargeFlow} />;
