/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ProductVariantCheckout } from '../../model/productVariantCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicProductVariantCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/product-variant/${encodeURIComponent(String(publicToken))}`
}

/**
 * Purchase of a product (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; purchase is null until the checkout is finalized.
 */
export const getPublicProductVariantCheckout = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<ProductVariantCheckout> => {

  return fetcher<ProductVariantCheckout>(getGetPublicProductVariantCheckoutUrl(publicToken),
  {
      operationId: 'getPublicProductVariantCheckout', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicProductVariantCheckoutResponse);}


const deserializeGetPublicProductVariantCheckoutResponse = (data: ProductVariantCheckout): ProductVariantCheckout => {
  if (data == null) return data;
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  if (data.usageDate != null) {
    data.usageDate = toDate(data.usageDate);
  }
  if (data.customerData != null) {
    if (data.customerData.dateOfBirth != null) {
      data.customerData.dateOfBirth = toDate(data.customerData.dateOfBirth);
    }
  }
  if (data.purchase != null) {
    data.purchase.validFrom = toDate(data.purchase.validFrom);
    if (data.purchase.validUntil != null) {
      data.purchase.validUntil = toDate(data.purchase.validUntil);
    }
  }
  return data;
};