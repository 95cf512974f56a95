/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type DeleteAccountHeaders = {
/**
 * Password of the account, as UTF-8 in base64 because headers are limited to ASCII.
 * @minLength 4
 * @maxLength 1100
 * @pattern ^[A-Za-z0-9+/]+={0,2}$
 */
'X-Password': string;
};
