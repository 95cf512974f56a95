/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { archivePaymentInstrument } from './archive-payment-instrument.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getArchivePaymentInstrumentMutationKey = () => ['archivePaymentInstrument'] as const;

export const getArchivePaymentInstrumentMutationOptions = <TError = OperationError<'archivePaymentInstrument'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archivePaymentInstrument>>, TError,ArchivePaymentInstrumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof archivePaymentInstrument>>, TError,ArchivePaymentInstrumentMutationVariables, TContext> => {

const mutationKey = getArchivePaymentInstrumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archivePaymentInstrument>>, ArchivePaymentInstrumentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  archivePaymentInstrument(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchivePaymentInstrumentMutationResult = NonNullable<Awaited<ReturnType<typeof archivePaymentInstrument>>>

    export type ArchivePaymentInstrumentMutationError = OperationError<'archivePaymentInstrument'>
    export type ArchivePaymentInstrumentMutationVariables = {id: number}

    /**
 * Archive an instrument
 *
 * For the account that stores it. It is kept for the history of payments but no longer offered or accepted; if it was the default, the oldest other one becomes the default. Fails while an open checkout or a place on a waiting list is to be charged with it, or while a debit is pending. Repeating the call has no further effect.
 */
export const useArchivePaymentInstrument = <TError = OperationError<'archivePaymentInstrument'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archivePaymentInstrument>>, TError,ArchivePaymentInstrumentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archivePaymentInstrument>>,
        TError,
        ArchivePaymentInstrumentMutationVariables,
        TContext
      > => {
      return useMutation(getArchivePaymentInstrumentMutationOptions(useInstance(options)), queryClient);
    }