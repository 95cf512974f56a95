/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type DeleteAccountHeaders = {
/**
 * The password of the account, as base64 of its UTF-8 text, since a header takes no other letters.
 * @minLength 4
 * @maxLength 1100
 * @pattern ^[A-Za-z0-9+/]+={0,2}$
 */
'X-Password': string;
};
