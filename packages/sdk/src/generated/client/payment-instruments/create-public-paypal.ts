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
  CreatePublicPaypalHeaders
} from '../../model/createPublicPaypalHeaders.ts';

import type {
  PaymentInstrument
} from '../../model/paymentInstrument.ts';

import type {
  PaypalRequest
} from '../../model/paypalRequest.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getCreatePublicPaypalUrl = () => {




  return `/v3/public/paymentinstruments/paypal`
}

/**
 * Use a PayPal account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const createPublicPaypal = async (paypalRequest: PaypalRequest,
    headers?: CreatePublicPaypalHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePublicPaypalUrl(),
  {
    operationId: 'createPublicPaypal',
    statuses: [201, 400, 403, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(paypalRequest)
  }
).then(deserializeCreatePublicPaypalResponse);}


const deserializeCreatePublicPaypalResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};




export const getCreatePublicPaypalMutationKey = () => ['createPublicPaypal'] as const;

export const getCreatePublicPaypalMutationOptions = <TError = OperationError<'createPublicPaypal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicPaypal>>, TError,CreatePublicPaypalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicPaypal>>, TError,CreatePublicPaypalMutationVariables, TContext> => {

const mutationKey = getCreatePublicPaypalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicPaypal>>, CreatePublicPaypalMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicPaypal(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicPaypalMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicPaypal>>>
    export type CreatePublicPaypalMutationBody = PaypalRequest
    export type CreatePublicPaypalMutationError = OperationError<'createPublicPaypal'>
    export type CreatePublicPaypalMutationVariables = {data: PaypalRequest;headers?: CreatePublicPaypalHeaders}

    /**
 * Use a PayPal account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const useCreatePublicPaypal = <TError = OperationError<'createPublicPaypal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicPaypal>>, TError,CreatePublicPaypalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicPaypal>>,
        TError,
        CreatePublicPaypalMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicPaypalMutationOptions(useInstance(options)), queryClient);
    }
