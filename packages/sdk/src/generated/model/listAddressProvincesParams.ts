/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListAddressProvincesParams = {
/**
 * Beginning of the name, in any case; all provinces by default.
 * @minLength 1
 * @maxLength 40
 */
name?: string;
};
