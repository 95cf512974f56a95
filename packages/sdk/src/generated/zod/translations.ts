/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  LocaleInfo
} from './schemas/LocaleInfo.ts';

import {
  Translations
} from './schemas/Translations.ts';



/**
 * For any logged-in user. Languages of the home studio by default; only de_DE without a home studio.
 * @summary The languages of a studio
 */
export const getTranslationLocalesQueryOrganizationUnitIdMax = 9007199254740991;



export const GetTranslationLocalesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTranslationLocalesQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.'))
})

export const GetTranslationLocalesResponse = LocaleInfo

/**
 * Public, from the translation host. Contains only texts that differ from the defaults, possibly none; if it fails, the default texts apply.
 * @summary Texts of a tag in a language
 */
export const getTranslationsPathTagMax = 63;


export const getTranslationsPathTagRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]+$');
export const getTranslationsPathLanguageMin = 5;
export const getTranslationsPathLanguageMax = 5;


export const getTranslationsPathLanguageRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const GetTranslationsParams = /*#__PURE__*/ zod.object({
  "tag": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTranslationsPathTagMax)).check(/*#__PURE__*/ zod.regex(getTranslationsPathTagRegExp)).check(/*#__PURE__*/ zod.describe('Owner of the texts, the brandIdentifier of the white-label configuration.')),
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getTranslationsPathLanguageMin)).check(/*#__PURE__*/ zod.maxLength(getTranslationsPathLanguageMax)).check(/*#__PURE__*/ zod.regex(getTranslationsPathLanguageRegExp)).check(/*#__PURE__*/ zod.describe('Language and region of the texts, BCP 47.'))
})

export const GetTranslationsResponse = Translations
