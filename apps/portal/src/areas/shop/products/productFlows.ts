import type { ContactFlow } from '../../checkout/flow/Flow.ts';
import { dayTicketKind, offerKind, voucherKind } from './kinds.ts';
import type { ProductKind } from './ProductKind.ts';
import { useProductOrder } from './useProductOrder.ts';
import { useProductSubject } from './useProductSubject.ts';

/** Flow of a product with its kind. */
export interface ProductFlow extends ContactFlow {
  kind: ProductKind;
}

/**
 * Call this once per kind: every call creates new components, which React would remount and reload.
 */
const createFlow = (kind: ProductKind): ProductFlow => ({
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

/** Purchase of a pack, with or without an account. */
export const offerFlow = createFlow(offerKind);

/** Purchase of a day pass. */
export const dayTicketFlow = createFlow(dayTicketKind);

/** Purchase of a voucher. */
export const voucherFlow = createFlow(voucherKind);
