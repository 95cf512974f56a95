/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetContractSepaAgreementParams = {
/**
 * Reference of a mandate that was given to this studio, to read that one again; left out, the reference is a new one.
 * @minLength 8
 * @maxLength 35
 * @pattern ^[A-Z0-9-]{8,35}$
 */
mandateReference?: string;
};
