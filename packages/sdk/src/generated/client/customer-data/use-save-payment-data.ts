/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { savePaymentData } from './save-payment-data.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SavePaymentDataRequest } from '../../model/savePaymentDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSavePaymentDataMutationKey = () => ['savePaymentData'] as const;

export const getSavePaymentDataMutationOptions = <TError = OperationError<'savePaymentData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePaymentData>>, TError,SavePaymentDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof savePaymentData>>, TError,SavePaymentDataMutationVariables, TContext> => {

const mutationKey = getSavePaymentDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePaymentData>>, SavePaymentDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePaymentData(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePaymentDataMutationResult = NonNullable<Awaited<ReturnType<typeof savePaymentData>>>
    export type SavePaymentDataMutationBody = SavePaymentDataRequest
    export type SavePaymentDataMutationError = OperationError<'savePaymentData'>
    export type SavePaymentDataMutationVariables = {data: SavePaymentDataRequest}

    /**
 * Change the bank account
 *
 * For members with the permission CUSTOMER_CENTER_PAYMENT_ACTIVE_WITHOUT_VERIFICATION, or CUSTOMER_CENTER_PAYMENT_ACTIVE_WITH_VERIFICATION, which requires approval by the studio. Takes a new mandate from getSepaAgreement, whose bank account is validated immediately; repeating the call with the same mandate returns the same response. The member is notified of each attempt by mail, including those that the bank rejects.
 */
export const useSavePaymentData = <TError = OperationError<'savePaymentData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePaymentData>>, TError,SavePaymentDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePaymentData>>,
        TError,
        SavePaymentDataMutationVariables,
        TContext
      > => {
      return useMutation(getSavePaymentDataMutationOptions(useInstance(options)), queryClient);
    }