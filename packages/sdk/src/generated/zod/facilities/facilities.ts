/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  CheckInFacility
} from '../schemas/CheckInFacility.ts';

import {
  FacilityCategory
} from '../schemas/FacilityCategory.ts';

import {
  TrainingSectionConfiguration
} from '../schemas/TrainingSectionConfiguration.ts';


/**
 * For anybody. A facility without sections has enabled false. Which sections are for members only is said, not enforced.
 * @summary What the training section shows
 */
export const getTrainingSectionConfigurationPathFacilityIdMax = 9007199254740991;



export const GetTrainingSectionConfigurationParams = /*#__PURE__*/ zod.object({
  "facilityId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getTrainingSectionConfigurationPathFacilityIdMax)).check(/*#__PURE__*/ zod.describe('Id of the facility; the same as the organization unit id of its studio.'))
})

export const GetTrainingSectionConfigurationResponse = TrainingSectionConfiguration

/**
 * For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Only kinds that have a facility, each with how many; the names are in the language of Accept-Language. All kinds, used or not, are in listStudioCategories.
 * @summary Kinds of facilities that there are
 */
export const ListFacilityCategoriesResponseItem = FacilityCategory
export const ListFacilityCategoriesResponse = /*#__PURE__*/ zod.array(ListFacilityCategoriesResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody. Across all chains; of one tenant alone when X-Tenant is sent. Distances are for the client to work out from coordinates.
 * @summary Facilities where members of other chains can check in
 */
export const ListUniversalCheckInFacilitiesResponseItem = CheckInFacility
export const ListUniversalCheckInFacilitiesResponse = /*#__PURE__*/ zod.array(ListUniversalCheckInFacilitiesResponseItem).check(/*#__PURE__*/ zod.maxLength(2000))
