/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPublicPurchasedVouchersParams = {
/**
 * The secret of the public checkout that bought them.
 * @minLength 32
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{32,64}$
 */
publicToken: string;
};
