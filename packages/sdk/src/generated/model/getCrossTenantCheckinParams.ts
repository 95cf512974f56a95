/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetCrossTenantCheckinParams = {
/**
 * The secret of the link for one visit at a studio of another chain.
 * @minLength 1
 * @maxLength 1024
 */
publicToken: string;
};
