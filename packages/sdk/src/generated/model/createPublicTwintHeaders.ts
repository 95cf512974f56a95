/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type CreatePublicTwintHeaders = {
/**
 * Token from the bot protection script for the action `submit`, new for each request. Required if the operator has enabled bot protection, otherwise ignored.
 * @minLength 16
 * @maxLength 4096
 * @pattern ^[A-Za-z0-9_.-]+$
 */
'X-Bot-Protection-Token'?: string;
};
