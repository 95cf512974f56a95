/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { FamilyMember } from '../../model/familyMember.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListFamilyUrl = () => {




  return `/v1/me/family`
}

/**
 * People that the account may act for
 *
 * For any logged-in user, at the tenant in X-Tenant. The studio maintains the relations, and nobody can claim another person: children until they are of age, and partners if the records of both agree. Empty if the studio does not offer this or does not know the account, and without X-Tenant.
 */
export const listFamily = async ( options?: Parameters<typeof fetcher>[1]): Promise<FamilyMember[]> => {

  return fetcher<FamilyMember[]>(getListFamilyUrl(),
  {
      operationId: 'listFamily', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}