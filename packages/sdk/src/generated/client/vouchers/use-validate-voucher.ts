/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { validateVoucher } from './validate-voucher.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ValidateVoucherRequest } from '../../model/validateVoucherRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






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