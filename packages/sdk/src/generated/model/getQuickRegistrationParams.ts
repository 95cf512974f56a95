/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetQuickRegistrationParams = {
/**
 * Identifies the invitation of a studio.
 * @minLength 36
 * @maxLength 36
 */
uuid: string;
};
