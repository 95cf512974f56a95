/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ValidateVoucherRequest } from '../../model/validateVoucherRequest.ts';
import type { VoucherBalance } from '../../model/voucherBalance.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getValidateVoucherUrl = () => {




  return `/v1/public/vouchers/validate`
}

/**
 * What is left on a voucher
 *
 * For anyone who has the code. Changes nothing and reserves nothing. The code is in the body, because addresses are logged.
 */
export const validateVoucher = async (validateVoucherRequest: ValidateVoucherRequest, options?: Parameters<typeof fetcher>[1]): Promise<VoucherBalance> => {

    
return fetcher<VoucherBalance>(getValidateVoucherUrl(),
  {
    operationId: 'validateVoucher',
    statuses: [200, 400, 404, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(validateVoucherRequest)
  }
);}