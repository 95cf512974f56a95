/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetCrossTenantCheckinParams = {
/**
 * The secret of the link for one visit at a studio of another chain.
 * @minLength 32
 * @maxLength 64
 * @pattern ^xtc_[A-Za-z0-9_-]{28,60}$
 */
publicToken: string;
};
