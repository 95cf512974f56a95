/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateProductVariantCheckoutV4Headers } from '../../model/createProductVariantCheckoutV4Headers.ts';
import type { CreateProductVariantCheckoutV4Request } from '../../model/createProductVariantCheckoutV4Request.ts';
import type { ProductVariantCheckout } from '../../model/productVariantCheckout.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCreateProductVariantCheckoutV4Url = () => {




  return `/v4/checkouts/product-variant`
}

/**
 * Buy a product, with a tokenization
 *
 * For any logged-in user. Either a stored instrument or a tokenization pays; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the last product. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. A voucher cannot pay for vouchers or consumption credit.
 */
export const createProductVariantCheckoutV4 = async (createProductVariantCheckoutV4Request: CreateProductVariantCheckoutV4Request,
    headers?: CreateProductVariantCheckoutV4Headers, options?: Parameters<typeof familyFetcher>[1]): Promise<ProductVariantCheckout> => {

    
return familyFetcher<ProductVariantCheckout>(getCreateProductVariantCheckoutV4Url(),
  {
    operationId: 'createProductVariantCheckoutV4',
    statuses: [201, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateProductVariantCheckoutV4Request(createProductVariantCheckoutV4Request))
  }
).then(deserializeCreateProductVariantCheckoutV4Response);}


const deserializeCreateProductVariantCheckoutV4Response = (data: ProductVariantCheckout): ProductVariantCheckout => {
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

const serializeCreateProductVariantCheckoutV4Request = (data: CreateProductVariantCheckoutV4Request): CreateProductVariantCheckoutV4Request => {
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