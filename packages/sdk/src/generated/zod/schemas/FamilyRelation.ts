/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const FamilyRelation = /*#__PURE__*/ zod.enum(['CHILD', 'PARTNER']);

export type FamilyRelation = zod.input<typeof FamilyRelation>;
export type FamilyRelationOutput = zod.output<typeof FamilyRelation>;
