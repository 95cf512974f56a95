/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TaxIdRequest } from '../../model/taxIdRequest.ts';
import type { TaxIdValidation } from '../../model/taxIdValidation.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getValidateTaxIdUrl = () => {




  return `/nox/v1/validation/taxId`
}

/**
 * Validate an identity number
 *
 * For any logged-in user. Validates the check digit and, in countries whose numbers are derived from personal data (Italy), also name, birth and gender; nothing is stored. In countries without known rules, only the format is checked.
 */
export const validateTaxId = async (taxIdRequest: TaxIdRequest, options?: Parameters<typeof fetcher>[1]): Promise<TaxIdValidation> => {

    
return fetcher<TaxIdValidation>(getValidateTaxIdUrl(),
  {
    operationId: 'validateTaxId',
    statuses: [200, 400, 401, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeValidateTaxIdRequest(taxIdRequest))
  }
);}


const serializeValidateTaxIdRequest = (data: TaxIdRequest): TaxIdRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.dateOfBirth != null) {
    copy.dateOfBirth = copy.dateOfBirth instanceof Date ? (copy.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.dateOfBirth;
  }
  return copy;
};