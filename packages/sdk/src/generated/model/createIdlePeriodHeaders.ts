/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type CreateIdlePeriodHeaders = {
/**
 * A random name for this request, new for each thing that the reader wants. Sent again with the same key, also after a broken connection, the request answers what the first one did; keys are kept for 24 hours.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
'Idempotency-Key'?: string;
};
