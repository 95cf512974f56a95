/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  FamilyMember
} from './schemas/FamilyMember.ts';



/**
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 * @summary People that the account may act for
 */
export const ListFamilyResponseItem = FamilyMember
export const ListFamilyResponse = /*#__PURE__*/ zod.array(ListFamilyResponseItem).check(/*#__PURE__*/ zod.maxLength(20))
