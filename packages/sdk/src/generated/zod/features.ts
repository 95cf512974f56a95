/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  FeatureState
} from './schemas/FeatureState.ts';



/**
 * For any logged-in user, with the same response as listPublicFeatures. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 * @summary Feature switches of a studio
 */
export const listFeaturesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListFeaturesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFeaturesQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.'))
})

export const ListFeaturesResponseItem = FeatureState
export const ListFeaturesResponse = /*#__PURE__*/ zod.array(ListFeaturesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. Settings of the studio take precedence over those of its tenant. Without organizationUnitId, returns the tenant's own settings; without X-Tenant as well, an empty list.
 * @summary Feature switches of a studio
 */
export const listPublicFeaturesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicFeaturesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicFeaturesQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. The operation describes the default.'))
})

export const ListPublicFeaturesResponseItem = FeatureState
export const ListPublicFeaturesResponse = /*#__PURE__*/ zod.array(ListPublicFeaturesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))
