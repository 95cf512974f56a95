/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { preferPaymentInstrument } from './prefer-payment-instrument.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





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