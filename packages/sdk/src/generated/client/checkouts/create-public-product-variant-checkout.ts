/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateProductVariantCheckoutRequest } from '../../model/createProductVariantCheckoutRequest.ts';
import type { CreatePublicProductVariantCheckoutHeaders } from '../../model/createPublicProductVariantCheckoutHeaders.ts';
import type { ProductVariantCheckout } from '../../model/productVariantCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicProductVariantCheckoutUrl = () => {




  return `/v3/public/checkouts/product-variant`
}

/**
 * Buy a product without an account
 *
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 */
export const createPublicProductVariantCheckout = async (createProductVariantCheckoutRequest: CreateProductVariantCheckoutRequest,
    headers?: CreatePublicProductVariantCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ProductVariantCheckout> => {

    
return fetcher<ProductVariantCheckout>(getCreatePublicProductVariantCheckoutUrl(),
  {
    operationId: 'createPublicProductVariantCheckout',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreatePublicProductVariantCheckoutRequest(createProductVariantCheckoutRequest))
  }
).then(deserializeCreatePublicProductVariantCheckoutResponse);}


const deserializeCreatePublicProductVariantCheckoutResponse = (data: ProductVariantCheckout): ProductVariantCheckout => {
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

const serializeCreatePublicProductVariantCheckoutRequest = (data: CreateProductVariantCheckoutRequest): CreateProductVariantCheckoutRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.usageDate != null) {
    copy.usageDate = copy.usageDate instanceof Date ? (copy.usageDate.toISOString().slice(0, 10) as unknown as Date) : copy.usageDate;
  }
  if (copy.customerData != null) {
    copy.customerData = { ...copy.customerData };
    if (copy.customerData.dateOfBirth != null) {
      copy.customerData.dateOfBirth = copy.customerData.dateOfBirth instanceof Date ? (copy.customerData.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.customerData.dateOfBirth;
    }
  }
  return copy;
};