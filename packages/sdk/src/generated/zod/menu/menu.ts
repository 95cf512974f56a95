/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  MenuEntry
} from '../schemas/MenuEntry.ts';


/**
 * For anybody logged in. Entries for members only appear when the account is connected to the studio's tenant; everybody else gets what listPublicActiveMenuEntries answers.
 * @summary Active menu entries for a member
 */
export const listActiveMenuEntriesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListActiveMenuEntriesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listActiveMenuEntriesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListActiveMenuEntriesResponseItem = MenuEntry
export const ListActiveMenuEntriesResponse = /*#__PURE__*/ zod.array(ListActiveMenuEntriesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))

/**
 * For anybody. Entries for members only are left out, with a session too.
 * @summary Active menu entries for everybody
 */
export const listPublicActiveMenuEntriesQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicActiveMenuEntriesQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicActiveMenuEntriesQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicActiveMenuEntriesResponseItem = MenuEntry
export const ListPublicActiveMenuEntriesResponse = /*#__PURE__*/ zod.array(ListPublicActiveMenuEntriesResponseItem).check(/*#__PURE__*/ zod.maxLength(20))
