import { ContactStep } from '../../areas/checkout/contact/ContactStep.tsx';
import { dayTicketFlow, offerFlow, voucherFlow } from '../../areas/shop/products/productFlows.ts';

// First page of a purchase; productOrderRoutes.tsx has the later ones, so that this one loads fast.
export const OfferContactRoute = () => <ContactStep flow={offerFlow} />;
export const DayTicketContactRoute = () => <ContactStep flow={dayTicketFlow} />;
export const VoucherContactRoute = () => <ContactStep flow={voucherFlow} />;
