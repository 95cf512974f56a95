/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetSepaAgreementParams = {
/**
 * Reference of a mandate for this studio, to read its text again; if omitted, a new reference is created.
 * @minLength 8
 * @maxLength 35
 * @pattern ^[A-Z0-9-]{8,35}$
 */
mandateReference?: string;
};
