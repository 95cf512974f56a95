/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FamilyRelation } from './familyRelation.ts';

/**
 * A person that the account may act for.
 */
export interface FamilyMember {
  /**
     * Identifies the person in X-Acting-For, only for this account.
     * @minLength 36
     * @maxLength 36
     */
  id: string;
  /**
     * First name in the studio's records.
     * @minLength 1
     * @maxLength 100
     */
  firstName: string;
  /**
     * First name in the studio's records.
     * @minLength 1
     * @maxLength 100
     */
  lastName: string;
  relation: FamilyRelation;
}
