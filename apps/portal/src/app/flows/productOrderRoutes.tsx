import { CancelStep } from '../../areas/checkout/result/CancelStep.tsx';
import { FailureStep } from '../../areas/checkout/result/FailureStep.tsx';
import { PaymentStep } from '../../areas/checkout/payment/PaymentStep.tsx';
import { SummaryStep } from '../../areas/checkout/summary/SummaryStep.tsx';
import { DayTicketPayment } from '../../areas/shop/dayTickets/DayTicketPayment.tsx';
import { PayLaterFailure } from '../../areas/shop/dayTickets/PayLaterFailure.tsx';
import { PayLaterSuccess } from '../../areas/shop/dayTickets/PayLaterSuccess.tsx';
import { dayTicketFlow, offerFlow, voucherFlow } from '../../areas/shop/products/productFlows.ts';
import { ProductSuccess } from '../../areas/shop/products/ProductSuccess.tsx';

// Pages of a purchase from the payment on. They share a module, so that an order can show its
// result even if the connection is lost.
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
