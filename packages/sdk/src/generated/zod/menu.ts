/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MenuEntry
} from './schemas/MenuEntry.ts';



/**
 * For any logged-in user. Entries for members only are included if the account is connected to the studio's tenant; otherwise the response equals listPublicActiveMenuEntries.
 * @summary Active menu entries for a member
 */
export const listActiveMenuEntriesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListActiveMenuEntriesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActiveMenuEntriesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListActiveMenuEntriesResponseItem = MenuEntry
export const ListActiveMenuEntriesResponse = /*#__PURE__*/ zod.array(ListActiveMenuEntriesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * Public. Excludes entries for members only, even with a session.
 * @summary Active menu entries (public)
 */
export const listPublicActiveMenuEntriesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicActiveMenuEntriesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicActiveMenuEntriesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicActiveMenuEntriesResponseItem = MenuEntry
export const ListPublicActiveMenuEntriesResponse = /*#__PURE__*/ zod.array(ListPublicActiveMenuEntriesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))
