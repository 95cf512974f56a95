/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CheckInFacility
} from './schemas/CheckInFacility.ts';

import {
  FacilityCategory
} from './schemas/FacilityCategory.ts';

import {
  TrainingSectionConfiguration
} from './schemas/TrainingSectionConfiguration.ts';



/**
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 * @summary Configuration of the training section
 */
export const getTrainingSectionConfigurationPathFacilityIdMax = 9007199254740991;



export const GetTrainingSectionConfigurationParams = /*#__PURE__*/ zod.object({
  "facilityId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrainingSectionConfigurationPathFacilityIdMax)).check(/*#__PURE__*/ zod.describe('Id of the facility; the same as the organization unit id of its studio.'))
})

export const GetTrainingSectionConfigurationResponse = TrainingSectionConfiguration

/**
 * Public. Across all chains, or only of the tenant in X-Tenant. Lists only categories with facilities, each with their number; names are in the language of Accept-Language. listStudioCategories lists all categories.
 * @summary Categories of existing facilities
 */
export const ListFacilityCategoriesResponseItem = FacilityCategory
export const ListFacilityCategoriesResponse = /*#__PURE__*/ zod.array(ListFacilityCategoriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 * @summary Facilities where members of other chains can check in
 */
export const ListUniversalCheckInFacilitiesResponseItem = CheckInFacility
export const ListUniversalCheckInFacilitiesResponse = /*#__PURE__*/ zod.array(ListUniversalCheckInFacilitiesResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))
