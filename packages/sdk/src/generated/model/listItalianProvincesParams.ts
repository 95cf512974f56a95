/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListItalianProvincesParams = {
/**
 * How the name begins, in any case; left out, all of them come.
 * @minLength 1
 * @maxLength 40
 */
name?: string;
};
