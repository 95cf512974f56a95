/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  StudioNews
} from './schemas/StudioNews.ts';



/**
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 * @summary News of a studio
 */
export const listStudioNewsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListStudioNewsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStudioNewsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListStudioNewsResponseItem = StudioNews
export const ListStudioNewsResponse = /*#__PURE__*/ zod.array(ListStudioNewsResponseItem).check(/*#__PURE__*/ zod.maxLength(50))
