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

import { fetcher } from '../../../runtime/fetcher.ts';


export const getArchivePaymentInstrumentUrl = (id: number,) => {




  return `/v2/paymentinstruments/${encodeURIComponent(String(id))}/archive`
}

/**
 * Keep an instrument no longer
 *
 * For the account that keeps it. It stays for the history of payments, is no longer offered or taken, and of the others the oldest becomes the preferred one if it was. Refused while an open checkout or a place on a waiting list is still to be charged with it, or a debit of it is on its way. A repetition changes nothing.
 */
export const archivePaymentInstrument = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getArchivePaymentInstrumentUrl(id),
  {
      operationId: 'archivePaymentInstrument', statuses: [204, 400, 401, 404, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
);}





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
 * Keep an instrument no longer
 *
 * For the account that keeps it. It stays for the history of payments, is no longer offered or taken, and of the others the oldest becomes the preferred one if it was. Refused while an open checkout or a place on a waiting list is still to be charged with it, or a debit of it is on its way. A repetition changes nothing.
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
