/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type CreatePublicProductVariantCheckoutHeaders = {
/**
 * Random key of this request, new for each action of the user. A repetition with the same key, for example after a broken connection, returns the first response. Keys are kept for 24 hours.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: string;
/**
 * Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.
 * @minLength 16
 * @maxLength 4096
 * @pattern ^[A-Za-z0-9_.-]+$
 */
'X-Bot-Protection-Token'?: string;
};
