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
  PaymentInstrument
} from '../../model/paymentInstrument.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getPreferPaymentInstrumentUrl = (id: number,) => {




  return `/v2/paymentinstruments/${encodeURIComponent(String(id))}/prefer`
}

/**
 * Make an instrument the default
 *
 * For the account that stores it. Replaces the previous default; there is exactly one. Repeating the call has no further effect.
 */
export const preferPaymentInstrument = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

  return fetcher<PaymentInstrument>(getPreferPaymentInstrumentUrl(id),
  {
      operationId: 'preferPaymentInstrument', statuses: [200, 400, 401, 404, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializePreferPaymentInstrumentResponse);}


const deserializePreferPaymentInstrumentResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};




export const getPreferPaymentInstrumentMutationKey = () => ['preferPaymentInstrument'] as const;

export const getPreferPaymentInstrumentMutationOptions = <TError = OperationError<'preferPaymentInstrument'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof preferPaymentInstrument>>, TError,PreferPaymentInstrumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof preferPaymentInstrument>>, TError,PreferPaymentInstrumentMutationVariables, TContext> => {

const mutationKey = getPreferPaymentInstrumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof preferPaymentInstrument>>, PreferPaymentInstrumentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  preferPaymentInstrument(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreferPaymentInstrumentMutationResult = NonNullable<Awaited<ReturnType<typeof preferPaymentInstrument>>>

    export type PreferPaymentInstrumentMutationError = OperationError<'preferPaymentInstrument'>
    export type PreferPaymentInstrumentMutationVariables = {id: number}

    /**
 * Make an instrument the default
 *
 * For the account that stores it. Replaces the previous default; there is exactly one. Repeating the call has no further effect.
 */
export const usePreferPaymentInstrument = <TError = OperationError<'preferPaymentInstrument'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof preferPaymentInstrument>>, TError,PreferPaymentInstrumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof preferPaymentInstrument>>,
        TError,
        PreferPaymentInstrumentMutationVariables,
        TContext
      > => {
      return useMutation(getPreferPaymentInstrumentMutationOptions(useInstance(options)), queryClient);
    }
