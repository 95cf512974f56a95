/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createFinionPayPaymentRequest } from './create-finion-pay-payment-request.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateFinionPayPaymentRequest } from '../../model/createFinionPayPaymentRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateFinionPayPaymentRequestMutationKey = () => ['createFinionPayPaymentRequest'] as const;

export const getCreateFinionPayPaymentRequestMutationOptions = <TError = OperationError<'createFinionPayPaymentRequest'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFinionPayPaymentRequest>>, TError,CreateFinionPayPaymentRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createFinionPayPaymentRequest>>, TError,CreateFinionPayPaymentRequestMutationVariables, TContext> => {

const mutationKey = getCreateFinionPayPaymentRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFinionPayPaymentRequest>>, CreateFinionPayPaymentRequestMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFinionPayPaymentRequest(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFinionPayPaymentRequestMutationResult = NonNullable<Awaited<ReturnType<typeof createFinionPayPaymentRequest>>>
    export type CreateFinionPayPaymentRequestMutationBody = CreateFinionPayPaymentRequest
    export type CreateFinionPayPaymentRequestMutationError = OperationError<'createFinionPayPaymentRequest'>
    export type CreateFinionPayPaymentRequestMutationVariables = {data: CreateFinionPayPaymentRequest}

    /**
 * Request a payment from the pay-later service
 *
 * For the account that created the checkout. Send the holder to serviceUrl; after the holder has agreed there, the checkout is AUTHENTICATED and can be finalized until tokenValidUntil, after which it is EXPIRED. It fails if the holder refuses. Repeating the call returns the open request.
 */
export const useCreateFinionPayPaymentRequest = <TError = OperationError<'createFinionPayPaymentRequest'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFinionPayPaymentRequest>>, TError,CreateFinionPayPaymentRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFinionPayPaymentRequest>>,
        TError,
        CreateFinionPayPaymentRequestMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFinionPayPaymentRequestMutationOptions(useInstance(options)), queryClient);
    }