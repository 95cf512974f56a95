/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { FamilyRelation } from './FamilyRelation.ts';

export const familyMemberIdMin = 36;
export const familyMemberIdMax = 36;

export const familyMemberFirstNameMax = 100;

export const familyMemberLastNameMax = 100;



export const FamilyMember = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(familyMemberIdMin)).check(/*#__PURE__*/ zod.maxLength(familyMemberIdMax)),
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(familyMemberFirstNameMax)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(familyMemberLastNameMax)),
  "relation": FamilyRelation
});

export type FamilyMember = zod.input<typeof FamilyMember>;
export type FamilyMemberOutput = zod.output<typeof FamilyMember>;
