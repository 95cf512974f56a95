/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type DeletePushSubscriptionParams = {
/**
 * URL of the subscription, as passed to savePushSubscription.
 * @minLength 12
 * @maxLength 2000
 * @pattern ^https?://[!-~]+$
 */
endpoint: string;
};
