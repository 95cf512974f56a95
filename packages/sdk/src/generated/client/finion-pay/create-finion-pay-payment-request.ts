/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
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
  CreateFinionPayPaymentRequest
} from '../../model/createFinionPayPaymentRequest.ts';

import type {
  FinionPayPaymentRequest
} from '../../model/finionPayPaymentRequest.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getCreateFinionPayPaymentRequestUrl = () => {




  return `/v1/finion-pay/payment-requests`
}

/**
 * Ask the pay-later service to pay a checkout
 *
 * For the account that began the checkout. Send the holder to serviceUrl; once they have agreed there, the checkout is AUTHENTICATED and can be finalized until tokenValidUntil, after which it is EXPIRED. A no of the holder fails it. A repetition answers the request that is open.
 */
export const createFinionPayPaymentRequest = async (createFinionPayPaymentRequestBody: CreateFinionPayPaymentRequest, options?: Parameters<typeof fetcher>[1]): Promise<FinionPayPaymentRequest> => {

    
return fetcher<FinionPayPaymentRequest>(getCreateFinionPayPaymentRequestUrl(),
  {
    operationId: 'createFinionPayPaymentRequest',
    statuses: [201, 400, 401, 404, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(createFinionPayPaymentRequestBody)
  }
).then(deserializeCreateFinionPayPaymentRequestResponse);}


const deserializeCreateFinionPayPaymentRequestResponse = (data: FinionPayPaymentRequest): FinionPayPaymentRequest => {
  if (data == null) return data;
  data.createdAt = toDate(data.createdAt);
  data.tokenValidUntil = toDate(data.tokenValidUntil);
  return data;
};




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
 * Ask the pay-later service to pay a checkout
 *
 * For the account that began the checkout. Send the holder to serviceUrl; once they have agreed there, the checkout is AUTHENTICATED and can be finalized until tokenValidUntil, after which it is EXPIRED. A no of the holder fails it. A repetition answers the request that is open.
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
