/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * An email address. The domain may be international, in Unicode or in ASCII (punycode); both forms are equal, and case does not matter.
 * @minLength 3
 * @maxLength 254
 * @pattern ^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$
 */
export type EmailAddress = string;
