/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type DeletePushSubscriptionParams = {
/**
 * Address of the subscription, as savePushSubscription was given it.
 * @minLength 12
 * @maxLength 2000
 * @pattern ^https?://[!-~]+$
 */
endpoint: string;
};
