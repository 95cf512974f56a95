/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  StudioNews
} from '../schemas/StudioNews.ts';


/**
 * For anybody. Published by now, the latest 50; what is dated ahead is left out. publishDate carries the offset of the studio's zone.
 * @summary News of a studio
 */
export const listStudioNewsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListStudioNewsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStudioNewsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListStudioNewsResponseItem = StudioNews
export const ListStudioNewsResponse = /*#__PURE__*/ zod.array(ListStudioNewsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))
