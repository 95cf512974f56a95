import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { dayTicketFlow, offerFlow, voucherFlow } from '../../areas/shop/products/productFlows.ts';

// The first page of buying a product; those from the payment on stand in productOrderRoutes.tsx, so that it waits for no more.
export const OfferContactRoute = () => <ContactStep flow={offerFlow} />;
export const DayTicketContactRoute = () => <ContactStep flow={dayTicketFlow} />;
export const VoucherContactRoute = () => <ContactStep flow={voucherFlow} />;
