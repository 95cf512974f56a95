/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListPublicPurchasedVouchersParams = {
/**
 * The secret of the public checkout that bought them.
 * @minLength 1
 * @maxLength 1024
 */
publicToken: string;
};
