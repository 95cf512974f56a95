/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  ValidateVoucherRequest
} from '../../model/validateVoucherRequest.ts';

import type {
  VoucherBalance
} from '../../model/voucherBalance.ts';

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





export const getValidateVoucherMutationKey = () => ['validateVoucher'] as const;

export const getValidateVoucherMutationOptions = <TError = OperationError<'validateVoucher'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateVoucher>>, TError,ValidateVoucherMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof validateVoucher>>, TError,ValidateVoucherMutationVariables, TContext> => {

const mutationKey = getValidateVoucherMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof validateVoucher>>, ValidateVoucherMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  validateVoucher(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ValidateVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof validateVoucher>>>
    export type ValidateVoucherMutationBody = ValidateVoucherRequest
    export type ValidateVoucherMutationError = OperationError<'validateVoucher'>
    export type ValidateVoucherMutationVariables = {data: ValidateVoucherRequest}

    /**
 * What is left on a voucher
 *
 * For anyone who has the code. Changes nothing and reserves nothing. The code is in the body, because addresses are logged.
 */
export const useValidateVoucher = <TError = OperationError<'validateVoucher'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateVoucher>>, TError,ValidateVoucherMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof validateVoucher>>,
        TError,
        ValidateVoucherMutationVariables,
        TContext
      > => {
      return useMutation(getValidateVoucherMutationOptions(useInstance(options)), queryClient);
    }
