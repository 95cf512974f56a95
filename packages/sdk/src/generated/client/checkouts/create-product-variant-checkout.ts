/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateProductVariantCheckoutHeaders } from '../../model/createProductVariantCheckoutHeaders.ts';
import type { CreateProductVariantCheckoutRequest } from '../../model/createProductVariantCheckoutRequest.ts';
import type { ProductVariantCheckout } from '../../model/productVariantCheckout.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCreateProductVariantCheckoutUrl = () => {




  return `/v3/checkouts/product-variant`
}

/**
 * Buy a product
 *
 * For any logged-in user. Older version that supports only stored instruments; use createProductVariantCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 */
export const createProductVariantCheckout = async (createProductVariantCheckoutRequest: CreateProductVariantCheckoutRequest,
    headers?: CreateProductVariantCheckoutHeaders, options?: Parameters<typeof familyFetcher>[1]): Promise<ProductVariantCheckout> => {

    
return familyFetcher<ProductVariantCheckout>(getCreateProductVariantCheckoutUrl(),
  {
    operationId: 'createProductVariantCheckout',
    statuses: [201, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateProductVariantCheckoutRequest(createProductVariantCheckoutRequest))
  }
).then(deserializeCreateProductVariantCheckoutResponse);}


const deserializeCreateProductVariantCheckoutResponse = (data: ProductVariantCheckout): ProductVariantCheckout => {
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

const serializeCreateProductVariantCheckoutRequest = (data: CreateProductVariantCheckoutRequest): CreateProductVariantCheckoutRequest => {
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