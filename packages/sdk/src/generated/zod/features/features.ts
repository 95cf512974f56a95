/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  FeatureState
} from '../schemas/FeatureState.ts';


/**
 * For anybody logged in, and the same as listPublicFeatures answers. What is set for the studio goes before what is set for its tenant. Without organizationUnitId the tenant's own switches, without X-Tenant too an empty list.
 * @summary Switches of the product for a studio
 */
export const listFeaturesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListFeaturesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFeaturesQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.'))
})

export const ListFeaturesResponseItem = FeatureState
export const ListFeaturesResponse = /*#__PURE__*/ zod.array(ListFeaturesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody. What is set for the studio goes before what is set for its tenant. Without organizationUnitId the tenant's own switches, without X-Tenant too an empty list.
 * @summary Switches of the product for a studio
 */
export const listPublicFeaturesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicFeaturesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicFeaturesQueryOrganizationUnitIdMax))).check(/*#__PURE__*/ zod.describe('The studio. What stands in its place when it is left out, the operation says.'))
})

export const ListPublicFeaturesResponseItem = FeatureState
export const ListPublicFeaturesResponse = /*#__PURE__*/ zod.array(ListPublicFeaturesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))
