/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AdditionalMenuEntry
} from '../schemas/AdditionalMenuEntry.ts';

import {
  BookingPortalStudio
} from '../schemas/BookingPortalStudio.ts';

import {
  CityStudioCount
} from '../schemas/CityStudioCount.ts';

import {
  FilterStudio
} from '../schemas/FilterStudio.ts';

import {
  ListedStudio
} from '../schemas/ListedStudio.ts';

import {
  PortalStudio
} from '../schemas/PortalStudio.ts';

import {
  StudioBookingOptions
} from '../schemas/StudioBookingOptions.ts';

import {
  StudioCategory
} from '../schemas/StudioCategory.ts';

import {
  StudioCount
} from '../schemas/StudioCount.ts';

import {
  StudioFeatureCategory
} from '../schemas/StudioFeatureCategory.ts';

import {
  StudioRating
} from '../schemas/StudioRating.ts';

import {
  TenantConfig
} from '../schemas/TenantConfig.ts';


/**
 * For anybody; for a studio finder across all chains, or of one tenant when X-Tenant is sent. The richest of the lists, with categories, features and rating; names in the language of Accept-Language. Distances are for the client to work out from coordinates.
 * @summary Studios for a studio finder
 */
export const listBookingPortalStudiosQueryCountryCodeMin = 2;
export const listBookingPortalStudiosQueryCountryCodeMax = 2;


export const listBookingPortalStudiosQueryCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const listBookingPortalStudiosQueryCategoryItemMax = 9007199254740991;

export const listBookingPortalStudiosQueryCategoryMax = 50;

export const listBookingPortalStudiosQueryFeatureItemMax = 9007199254740991;

export const listBookingPortalStudiosQueryFeatureMax = 50;



export const ListBookingPortalStudiosQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBookingPortalStudiosQueryCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(listBookingPortalStudiosQueryCountryCodeMax)).check(/*#__PURE__*/ zod.regex(listBookingPortalStudiosQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only studios in this country, ISO 3166-1 alpha-2.')),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQueryCategoryItemMax))).check(/*#__PURE__*/ zod.maxLength(listBookingPortalStudiosQueryCategoryMax))).check(/*#__PURE__*/ zod.describe('Only studios of this category; repeat for any of several.')),
  "feature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQueryFeatureItemMax))).check(/*#__PURE__*/ zod.maxLength(listBookingPortalStudiosQueryFeatureMax))).check(/*#__PURE__*/ zod.describe('Only studios with this feature; repeat for all of several.'))
})

export const ListBookingPortalStudiosResponseItem = BookingPortalStudio
export const ListBookingPortalStudiosResponse = /*#__PURE__*/ zod.array(ListBookingPortalStudiosResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Ids in place of names, so small enough to count what each filter would leave; what to show is in listBookingPortalStudios.
 * @summary Studios for the filters of a studio finder
 */
export const listStudiosForFiltersQueryCountryCodeMin = 2;
export const listStudiosForFiltersQueryCountryCodeMax = 2;


export const listStudiosForFiltersQueryCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const ListStudiosForFiltersQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStudiosForFiltersQueryCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(listStudiosForFiltersQueryCountryCodeMax)).check(/*#__PURE__*/ zod.regex(listStudiosForFiltersQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only studios in this country, ISO 3166-1 alpha-2.'))
})

export const ListStudiosForFiltersResponseItem = FilterStudio
export const ListStudiosForFiltersResponse = /*#__PURE__*/ zod.array(ListStudiosForFiltersResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. All there are, used or not, for the filter category of the lists; the names are in the language of Accept-Language. Those in use, with their counts, are in listFacilityCategories.
 * @summary Categories of studios
 */
export const ListStudioCategoriesResponseItem = StudioCategory
export const ListStudioCategoriesResponse = /*#__PURE__*/ zod.array(ListStudioCategoriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody. All there are, used or not, for the filter feature of the lists. Groups and features have names in the language of Accept-Language and are sorted by them.
 * @summary Features of studios in their groups
 */
export const ListStudioFeatureCategoriesResponseItem = StudioFeatureCategory
export const ListStudioFeatureCategoriesResponse = /*#__PURE__*/ zod.array(ListStudioFeatureCategoriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody. Across all chains; of one tenant alone when X-Tenant is sent. The length of listBookingPortalStudios with the same filters.
 * @summary How many studios there are
 */
export const getStudioCountQueryCountryCodeMin = 2;
export const getStudioCountQueryCountryCodeMax = 2;


export const getStudioCountQueryCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const getStudioCountQueryCategoryItemMax = 9007199254740991;

export const getStudioCountQueryCategoryMax = 50;

export const getStudioCountQueryFeatureItemMax = 9007199254740991;

export const getStudioCountQueryFeatureMax = 50;



export const GetStudioCountQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getStudioCountQueryCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(getStudioCountQueryCountryCodeMax)).check(/*#__PURE__*/ zod.regex(getStudioCountQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only studios in this country, ISO 3166-1 alpha-2.')),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStudioCountQueryCategoryItemMax))).check(/*#__PURE__*/ zod.maxLength(getStudioCountQueryCategoryMax))).check(/*#__PURE__*/ zod.describe('Only studios of this category; repeat for any of several.')),
  "feature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStudioCountQueryFeatureItemMax))).check(/*#__PURE__*/ zod.maxLength(getStudioCountQueryFeatureMax))).check(/*#__PURE__*/ zod.describe('Only studios with this feature; repeat for all of several.'))
})

export const GetStudioCountResponse = StudioCount

/**
 * For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Cities of the same name in two countries are two entries.
 * @summary How many studios there are in each city
 */
export const listStudioCountsByCityQueryCountryCodeMin = 2;
export const listStudioCountsByCityQueryCountryCodeMax = 2;


export const listStudioCountsByCityQueryCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const ListStudioCountsByCityQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStudioCountsByCityQueryCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(listStudioCountsByCityQueryCountryCodeMax)).check(/*#__PURE__*/ zod.regex(listStudioCountsByCityQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only studios in this country, ISO 3166-1 alpha-2.'))
})

export const ListStudioCountsByCityResponseItem = CityStudioCount
export const ListStudioCountsByCityResponse = /*#__PURE__*/ zod.array(ListStudioCountsByCityResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. Links that the studio itself adds, to stand behind the entries of listPublicActiveMenuEntries. Labels are as the studio has written them.
 * @summary Links that a studio adds to its menu
 */
export const listAdditionalMenuEntriesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListAdditionalMenuEntriesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAdditionalMenuEntriesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListAdditionalMenuEntriesResponseItem = AdditionalMenuEntry
export const ListAdditionalMenuEntriesResponse = /*#__PURE__*/ zod.array(ListAdditionalMenuEntriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody. Across all chains; of one tenant alone when X-Tenant is sent. What somebody without a membership can book, in the order of the studio's menu. Studios alone with something to book are in listStudiosForMySportsGuest.
 * @summary What can be booked at each studio
 */
export const ListStudioBookingOptionsResponseItem = StudioBookingOptions
export const ListStudioBookingOptionsResponse = /*#__PURE__*/ zod.array(ListStudioBookingOptionsResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. Those where somebody without a membership can book something; what, is in listStudioBookingOptions. Across all chains; of one tenant alone when X-Tenant is sent.
 * @summary Studios where guests can book
 */
export const ListStudiosForMySportsGuestResponseItem = ListedStudio
export const ListStudiosForMySportsGuestResponse = /*#__PURE__*/ zod.array(ListStudiosForMySportsGuestResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody; for the list to choose from before connectWithCustomerCode and its like. Across all chains; of one tenant alone when X-Tenant is sent.
 * @summary Studios that an account can be connected to
 */
export const ListStudiosForStudioConnectResponseItem = ListedStudio
export const ListStudiosForStudioConnectResponse = /*#__PURE__*/ zod.array(ListStudiosForStudioConnectResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. The path without hyphens of listStudiosForWhitelabelApp, which answers the same; use that.
 * @deprecated
 * @summary The studios an app offers, at its path without hyphens
 */
export const ListStudiosForWhitelabelAppTwinResponseItem = PortalStudio
export const ListStudiosForWhitelabelAppTwinResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelAppTwinResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. The path without hyphens of listStudiosForWhitelabelPortal, which answers the same; use that.
 * @deprecated
 * @summary The studios a portal offers, at its path without hyphens
 */
export const ListStudiosForWhitelabelPortalTwinResponseItem = PortalStudio
export const ListStudiosForWhitelabelPortalTwinResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelPortalTwinResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody. Those of the tenant, or of the facility group when no tenant is set; 404 without either. Answers the same as listStudiosForWhitelabelPortal, for clients that are apps.
 * @summary The studios an app offers
 */
export const ListStudiosForWhitelabelAppResponseItem = PortalStudio
export const ListStudiosForWhitelabelAppResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelAppResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody; for a portal of one brand. Those of the tenant, or of the facility group when no tenant is set; 404 without either. A finder across all chains takes listBookingPortalStudios.
 * @summary The studios a portal offers
 */
export const ListStudiosForWhitelabelPortalResponseItem = PortalStudio
export const ListStudiosForWhitelabelPortalResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelPortalResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * For anybody; for addresses that people can read. Of any chain, whatever X-Tenant says, since an alias is unique among all. Shows what listBookingPortalStudios shows of each.
 * @summary One studio by its alias
 */
export const getStudioByAliasPathAliasMin = 2;
export const getStudioByAliasPathAliasMax = 80;


export const getStudioByAliasPathAliasRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const GetStudioByAliasParams = /*#__PURE__*/ zod.object({
  "alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getStudioByAliasPathAliasMin)).check(/*#__PURE__*/ zod.maxLength(getStudioByAliasPathAliasMax)).check(/*#__PURE__*/ zod.regex(getStudioByAliasPathAliasRegExp)).check(/*#__PURE__*/ zod.describe('Alias of the studio.'))
})

export const GetStudioByAliasResponse = BookingPortalStudio

/**
 * For anybody; asked with a studio code, before a tenant or studio is known. A group of one studio names it, one of several leaves it null, one without a tenant is a booking portal. Answers in maintenance too, and says so.
 * @summary How a portal begins for a facility group
 */
export const getTenantConfigPathPublicFacilityGroupMax = 64;


export const getTenantConfigPathPublicFacilityGroupRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetTenantConfigParams = /*#__PURE__*/ zod.object({
  "publicFacilityGroup": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTenantConfigPathPublicFacilityGroupMax)).check(/*#__PURE__*/ zod.regex(getTenantConfigPathPublicFacilityGroupRegExp)).check(/*#__PURE__*/ zod.describe('Facility group of the brand.'))
})

export const GetTenantConfigResponse = TenantConfig

/**
 * For anybody. Of any chain, whatever X-Tenant says. The same rating that listBookingPortalStudios shows, alone and by the number in the chain's books.
 * @summary Rating of a studio
 */
export const getStudioRatingPathExternalIdMax = 64;


export const getStudioRatingPathExternalIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetStudioRatingParams = /*#__PURE__*/ zod.object({
  "externalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getStudioRatingPathExternalIdMax)).check(/*#__PURE__*/ zod.regex(getStudioRatingPathExternalIdRegExp)).check(/*#__PURE__*/ zod.describe('Number of the studio in the chain\'s own books.'))
})

export const GetStudioRatingResponse = StudioRating
