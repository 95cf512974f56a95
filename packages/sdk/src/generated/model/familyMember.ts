/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FamilyRelation } from './familyRelation.ts';

/**
 * Somebody whom the account may act for.
 */
export interface FamilyMember {
  /**
     * Names the person in X-Acting-For, for this account alone.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * As the studio knows it.
     * @minLength 1
     * @maxLength 100
     */
  firstName: string;
  /**
     * As the studio knows it.
     * @minLength 1
     * @maxLength 100
     */
  lastName: string;
  relation: FamilyRelation;
}
