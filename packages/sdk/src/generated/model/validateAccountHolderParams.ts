/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ValidateAccountHolderParams = {
/**
 * The name as it was typed.
 * @minLength 1
 * @maxLength 200
 */
accountHolder: string;
};
