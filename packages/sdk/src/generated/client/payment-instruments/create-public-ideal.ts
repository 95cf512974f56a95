/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
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
  CreatePublicIdealHeaders
} from '../../model/createPublicIdealHeaders.ts';

import type {
  IdealRequest
} from '../../model/idealRequest.ts';

import type {
  PaymentInstrument
} from '../../model/paymentInstrument.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getCreatePublicIdealUrl = () => {




  return `/v3/public/paymentinstruments/ideal`
}

/**
 * Use an iDEAL bank account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const createPublicIdeal = async (idealRequest: IdealRequest,
    headers?: CreatePublicIdealHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePublicIdealUrl(),
  {
    operationId: 'createPublicIdeal',
    statuses: [201, 400, 403, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(idealRequest)
  }
).then(deserializeCreatePublicIdealResponse);}


const deserializeCreatePublicIdealResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};




export const getCreatePublicIdealMutationKey = () => ['createPublicIdeal'] as const;

export const getCreatePublicIdealMutationOptions = <TError = OperationError<'createPublicIdeal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicIdeal>>, TError,CreatePublicIdealMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicIdeal>>, TError,CreatePublicIdealMutationVariables, TContext> => {

const mutationKey = getCreatePublicIdealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicIdeal>>, CreatePublicIdealMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicIdeal(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicIdealMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicIdeal>>>
    export type CreatePublicIdealMutationBody = IdealRequest
    export type CreatePublicIdealMutationError = OperationError<'createPublicIdeal'>
    export type CreatePublicIdealMutationVariables = {data: IdealRequest;headers?: CreatePublicIdealHeaders}

    /**
 * Use an iDEAL bank account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const useCreatePublicIdeal = <TError = OperationError<'createPublicIdeal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicIdeal>>, TError,CreatePublicIdealMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicIdeal>>,
        TError,
        CreatePublicIdealMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicIdealMutationOptions(useInstance(options)), queryClient);
    }
