/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  DashboardLink
} from './schemas/DashboardLink.ts';



/**
 * For members of the tenant in X-Tenant. Links of the studio and of its chain for all studios. In the user's language if available, otherwise in the studio's.
 * @summary Dashboard links of a studio
 */
export const listDashboardLinksQueryOrganizationUnitIdMax = 9007199254740991;



export const ListDashboardLinksQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDashboardLinksQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListDashboardLinksResponseItem = DashboardLink
export const ListDashboardLinksResponse = /*#__PURE__*/ zod.array(ListDashboardLinksResponseItem).check(/*#__PURE__*/ zod.maxLength(20))
