/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  FamilyMember
} from '../schemas/FamilyMember.ts';


/**
 * For anybody logged in, at the tenant that X-Tenant names. The studio keeps who belongs to whom, and nobody can claim another person: a child until it is of age, and a partner where the records of both say so. Empty where the studio offers none of it, or knows none of the account, and without X-Tenant.
 * @summary People whom the account may act for
 */
export const ListFamilyResponseItem = FamilyMember
export const ListFamilyResponse = /*#__PURE__*/ zod.array(ListFamilyResponseItem).check(/*#__PURE__*/ zod.maxLength(20))
