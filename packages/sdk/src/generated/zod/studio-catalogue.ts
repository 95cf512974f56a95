/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  AdditionalMenuEntry
} from './schemas/AdditionalMenuEntry.ts';

import {
  BookingPortalStudio
} from './schemas/BookingPortalStudio.ts';

import {
  CityStudioCount
} from './schemas/CityStudioCount.ts';

import {
  FilterStudio
} from './schemas/FilterStudio.ts';

import {
  ListedStudio
} from './schemas/ListedStudio.ts';

import {
  PortalStudio
} from './schemas/PortalStudio.ts';

import {
  StudioBookingOptions
} from './schemas/StudioBookingOptions.ts';

import {
  StudioCategory
} from './schemas/StudioCategory.ts';

import {
  StudioCount
} from './schemas/StudioCount.ts';

import {
  StudioFeatureCategory
} from './schemas/StudioFeatureCategory.ts';

import {
  StudioRating
} from './schemas/StudioRating.ts';

import {
  TenantConfig
} from './schemas/TenantConfig.ts';



/**
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 * @summary Studios for a studio finder
 */
export const listBookingPortalStudiosQueryCountryCodeMin = 2;
export const listBookingPortalStudiosQueryCountryCodeMax = 2;


export const listBookingPortalStudiosQueryCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const listBookingPortalStudiosQueryCategoryItemMax = 9007199254740991;

export const listBookingPortalStudiosQueryCategoryMax = 50;

export const listBookingPortalStudiosQueryFeatureItemMax = 9007199254740991;

export const listBookingPortalStudiosQueryFeatureMax = 50;

export const listBookingPortalStudiosQueryTextMax = 100;

export const listBookingPortalStudiosQueryOpenDefault = false;
export const listBookingPortalStudiosQueryLatitudeMin = -90;
export const listBookingPortalStudiosQueryLatitudeMax = 90;

export const listBookingPortalStudiosQueryLongitudeMin = -180;
export const listBookingPortalStudiosQueryLongitudeMax = 180;

export const listBookingPortalStudiosQueryPageDefault = 0;
export const listBookingPortalStudiosQueryPageMin = 0;
export const listBookingPortalStudiosQueryPageMax = 10000;

export const listBookingPortalStudiosQuerySizeMax = 100;



export const ListBookingPortalStudiosQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBookingPortalStudiosQueryCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(listBookingPortalStudiosQueryCountryCodeMax)).check(/*#__PURE__*/ zod.regex(listBookingPortalStudiosQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only studios in this country, ISO 3166-1 alpha-2.')),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQueryCategoryItemMax))).check(/*#__PURE__*/ zod.maxLength(listBookingPortalStudiosQueryCategoryMax))).check(/*#__PURE__*/ zod.describe('Only studios of this category; repeat it to match any of several.')),
  "feature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQueryFeatureItemMax))).check(/*#__PURE__*/ zod.maxLength(listBookingPortalStudiosQueryFeatureMax))).check(/*#__PURE__*/ zod.describe('Only studios with this feature; repeat it to match all of several.')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBookingPortalStudiosQueryTextMax))).check(/*#__PURE__*/ zod.describe('Only studios whose name, chain, street, house number, postal code or town contains every word of the text; case and accents are ignored, and ä, ö, ü and ß match ae, oe, ue and ss.')),
  "open": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listBookingPortalStudiosQueryOpenDefault).check(/*#__PURE__*/ zod.describe('true: only studios that are open at the time of the answer. FilterStudio says by isOpen which these are; a backend without that field does not know the parameter either.')),
  "latitude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listBookingPortalStudiosQueryLatitudeMin)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQueryLatitudeMax))).check(/*#__PURE__*/ zod.describe('Degrees north of a position; with longitude, the nearest studios come first and those without a position last.')),
  "longitude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(listBookingPortalStudiosQueryLongitudeMin)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQueryLongitudeMax))).check(/*#__PURE__*/ zod.describe('Degrees east of the position; without effect unless latitude is given as well.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBookingPortalStudiosQueryPageMin)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQueryPageMax)), listBookingPortalStudiosQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 0.')),
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookingPortalStudiosQuerySizeMax))).check(/*#__PURE__*/ zod.describe('Entries per page; without it, page 0 has all of them.'))
})

export const ListBookingPortalStudiosResponseItem = BookingPortalStudio
export const ListBookingPortalStudiosResponse = /*#__PURE__*/ zod.array(ListBookingPortalStudiosResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. Across all chains, or only of the tenant in X-Tenant. Contains ids instead of names, to count the matches of each filter and show all studios on a map with little data; listBookingPortalStudios has the details.
 * @summary Studios with filter values for a studio finder
 */
export const listStudiosForFiltersQueryCountryCodeMin = 2;
export const listStudiosForFiltersQueryCountryCodeMax = 2;


export const listStudiosForFiltersQueryCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const listStudiosForFiltersQueryTextMax = 100;



export const ListStudiosForFiltersQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStudiosForFiltersQueryCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(listStudiosForFiltersQueryCountryCodeMax)).check(/*#__PURE__*/ zod.regex(listStudiosForFiltersQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only studios in this country, ISO 3166-1 alpha-2.')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStudiosForFiltersQueryTextMax))).check(/*#__PURE__*/ zod.describe('Only studios whose name, chain, street, house number, postal code or town contains every word of the text; case and accents are ignored, and ä, ö, ü and ß match ae, oe, ue and ss.'))
})

export const ListStudiosForFiltersResponseItem = FilterStudio
export const ListStudiosForFiltersResponse = /*#__PURE__*/ zod.array(ListStudiosForFiltersResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. All categories, used or not, for the filter category of the lists; names are in the language of Accept-Language. listFacilityCategories has those in use, with their counts.
 * @summary Categories of studios
 */
export const ListStudioCategoriesResponseItem = StudioCategory
export const ListStudioCategoriesResponse = /*#__PURE__*/ zod.array(ListStudioCategoriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. All features, used or not, for the filter feature of the lists. Names of groups and features are in the language of Accept-Language and determine the order.
 * @summary Features of studios by group
 */
export const ListStudioFeatureCategoriesResponseItem = StudioFeatureCategory
export const ListStudioFeatureCategoriesResponse = /*#__PURE__*/ zod.array(ListStudioFeatureCategoriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 * @summary Number of studios
 */
export const getStudioCountQueryCountryCodeMin = 2;
export const getStudioCountQueryCountryCodeMax = 2;


export const getStudioCountQueryCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const getStudioCountQueryCategoryItemMax = 9007199254740991;

export const getStudioCountQueryCategoryMax = 50;

export const getStudioCountQueryFeatureItemMax = 9007199254740991;

export const getStudioCountQueryFeatureMax = 50;

export const getStudioCountQueryTextMax = 100;



export const GetStudioCountQueryParams = /*#__PURE__*/ zod.object({
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getStudioCountQueryCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(getStudioCountQueryCountryCodeMax)).check(/*#__PURE__*/ zod.regex(getStudioCountQueryCountryCodeRegExp))).check(/*#__PURE__*/ zod.describe('Only studios in this country, ISO 3166-1 alpha-2.')),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStudioCountQueryCategoryItemMax))).check(/*#__PURE__*/ zod.maxLength(getStudioCountQueryCategoryMax))).check(/*#__PURE__*/ zod.describe('Only studios of this category; repeat it to match any of several.')),
  "feature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getStudioCountQueryFeatureItemMax))).check(/*#__PURE__*/ zod.maxLength(getStudioCountQueryFeatureMax))).check(/*#__PURE__*/ zod.describe('Only studios with this feature; repeat it to match all of several.')),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getStudioCountQueryTextMax))).check(/*#__PURE__*/ zod.describe('Only studios whose name, chain, street, house number, postal code or town contains every word of the text; case and accents are ignored, and ä, ö, ü and ß match ae, oe, ue and ss.'))
})

export const GetStudioCountResponse = StudioCount

/**
 * Public. Across all chains, or only of the tenant in X-Tenant. Cities with the same name in two countries are two entries.
 * @summary Number of studios per city
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
 * Public. Links of the studio, to show after the entries of listPublicActiveMenuEntries. Labels are as written by the studio.
 * @summary Custom menu links of a studio
 */
export const listAdditionalMenuEntriesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListAdditionalMenuEntriesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAdditionalMenuEntriesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListAdditionalMenuEntriesResponseItem = AdditionalMenuEntry
export const ListAdditionalMenuEntriesResponse = /*#__PURE__*/ zod.array(ListAdditionalMenuEntriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 * @summary Booking options of each studio
 */
export const ListStudioBookingOptionsResponseItem = StudioBookingOptions
export const ListStudioBookingOptionsResponse = /*#__PURE__*/ zod.array(ListStudioBookingOptionsResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 * @summary Studios where guests can book
 */
export const ListStudiosForMySportsGuestResponseItem = ListedStudio
export const ListStudiosForMySportsGuestResponse = /*#__PURE__*/ zod.array(ListStudiosForMySportsGuestResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 * @summary Studios that an account can connect to
 */
export const ListStudiosForStudioConnectResponseItem = ListedStudio
export const ListStudiosForStudioConnectResponse = /*#__PURE__*/ zod.array(ListStudiosForStudioConnectResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 * @deprecated
 * @summary Studios of an app (path without hyphens)
 */
export const ListStudiosForWhitelabelAppTwinResponseItem = PortalStudio
export const ListStudiosForWhitelabelAppTwinResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelAppTwinResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 * @deprecated
 * @summary Studios of a portal (path without hyphens)
 */
export const ListStudiosForWhitelabelPortalTwinResponseItem = PortalStudio
export const ListStudiosForWhitelabelPortalTwinResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelPortalTwinResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 * @summary Studios of an app
 */
export const ListStudiosForWhitelabelAppResponseItem = PortalStudio
export const ListStudiosForWhitelabelAppResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelAppResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 * @summary Studios of a portal
 */
export const ListStudiosForWhitelabelPortalResponseItem = PortalStudio
export const ListStudiosForWhitelabelPortalResponse = /*#__PURE__*/ zod.array(ListStudiosForWhitelabelPortalResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))

/**
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
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
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 * @summary Start configuration of a portal
 */
export const getTenantConfigPathPublicFacilityGroupMax = 64;


export const getTenantConfigPathPublicFacilityGroupRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetTenantConfigParams = /*#__PURE__*/ zod.object({
  "publicFacilityGroup": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getTenantConfigPathPublicFacilityGroupMax)).check(/*#__PURE__*/ zod.regex(getTenantConfigPathPublicFacilityGroupRegExp)).check(/*#__PURE__*/ zod.describe('Facility group of the brand.'))
})

export const GetTenantConfigResponse = TenantConfig

/**
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 * @summary Rating of a studio
 */
export const getStudioRatingPathExternalIdMax = 64;


export const getStudioRatingPathExternalIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const GetStudioRatingParams = /*#__PURE__*/ zod.object({
  "externalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getStudioRatingPathExternalIdMax)).check(/*#__PURE__*/ zod.regex(getStudioRatingPathExternalIdRegExp)).check(/*#__PURE__*/ zod.describe('Number of the studio in the chain\'s records.'))
})

export const GetStudioRatingResponse = StudioRating
