/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  DashboardLink
} from '../schemas/DashboardLink.ts';


/**
 * For members of the tenant that X-Tenant names. Links of the studio, and those of its chain for all studios. In the language of the reader where there is one, else in that of the studio.
 * @summary Links of a studio on the overview of its members
 */
export const listDashboardLinksQueryOrganizationUnitIdMax = 9007199254740991;



export const ListDashboardLinksQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDashboardLinksQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListDashboardLinksResponseItem = DashboardLink
export const ListDashboardLinksResponse = /*#__PURE__*/ zod.array(ListDashboardLinksResponseItem).check(/*#__PURE__*/ zod.maxLength(20))
