/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ValidateAccountHolderParams = {
/**
 * The name as entered by the user.
 * @minLength 1
 * @maxLength 200
 */
accountHolder: string;
};
