import { CancelStep } from '../../domains/checkout/CancelStep.tsx';
import { FailureStep } from '../../domains/checkout/FailureStep.tsx';
import { PaymentStep } from '../../domains/checkout/PaymentStep.tsx';
import { SummaryStep } from '../../domains/checkout/SummaryStep.tsx';
import { DayTicketPayment } from '../../features/shop/DayTicketPayment.tsx';
import { PayLaterFailure } from '../../features/shop/PayLaterFailure.tsx';
import { PayLaterSuccess } from '../../features/shop/PayLaterSuccess.tsx';
import { dayTicketFlow, offerFlow, voucherFlow } from '../../features/shop/productFlows.ts';
import { ProductSuccess } from '../../features/shop/ProductSuccess.tsx';

// The pages of buying a product from the payment on, all in one file: an order is followed by its result, whatever becomes of the connection.
export const OfferPaymentRoute = () => <PaymentStep flow={offerFlow} />;
export const OfferSummaryRoute = () => <SummaryStep flow={offerFlow} />;
export const OfferSuccessRoute = () => <ProductSuccess flow={offerFlow} />;
export const OfferCancelRoute = () => <CancelStep flow={offerFlow} />;
export const OfferFailureRoute = () => <FailureStep flow={offerFlow} />;

export const DayTicketPaymentRoute = () => <DayTicketPayment flow={dayTicketFlow} />;
export const DayTicketSummaryRoute = () => <SummaryStep flow={dayTicketFlow} />;
export const DayTicketSuccessRoute = () => <ProductSuccess flow={dayTicketFlow} />;
export const DayTicketCancelRoute = () => <CancelStep flow={dayTicketFlow} />;
export const DayTicketFailureRoute = () => <FailureStep flow={dayTicketFlow} />;
export const DayTicketPaylaterSuccessRoute = () => <PayLaterSuccess />;
export const DayTicketPaylaterFailureRoute = () => <PayLaterFailure />;

export const VoucherPaymentRoute = () => <PaymentStep flow={voucherFlow} />;
export const VoucherSummaryRoute = () => <SummaryStep flow={voucherFlow} />;
export const VoucherSuccessRoute = () => <ProductSuccess flow={voucherFlow} />;
export const VoucherCancelRoute = () => <CancelStep flow={voucherFlow} />;
export const VoucherFailureRoute = () => <FailureStep flow={voucherFlow} />;
