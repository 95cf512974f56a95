import type { ContactFlow } from '../../checkout/flow/Flow.ts';
import { dayTicketKind, offerKind, voucherKind } from './kinds.ts';
import type { KindOfProduct } from './KindOfProduct.ts';
import { useProductOrder } from './useProductOrder.ts';
import { useProductSubject } from './useProductSubject.ts';

/** The flow of a kind of product, which knows its kind. */
export interface ProductFlow extends ContactFlow {
  kind: KindOfProduct;
}

/** Made once for each kind: its components are others each time, and what they load would be loaded anew. */
const flowOf = (kind: KindOfProduct): ProductFlow => ({
  kind,
  texts: kind.flowTexts,
  needsSlot: false,
  LoadSubject: function LoadProduct({ children }) {
    return children(useProductSubject(kind));
  },
  LoadOrder: function LoadProductOrder({ id, children }) {
    return children(useProductOrder(kind, id));
  },
  creates: ['createProductVariantCheckoutV4', 'createPublicProductVariantCheckout'],
  others: kind.list,
});

/** Buying a pack, with an account or without. */
export const offerFlow = flowOf(offerKind);

/** Buying a day pass. */
export const dayTicketFlow = flowOf(dayTicketKind);

/** Buying a voucher. */
export const voucherFlow = flowOf(voucherKind);
