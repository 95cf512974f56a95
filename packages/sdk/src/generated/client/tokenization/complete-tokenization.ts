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


export const getCompleteTokenizationUrl = (tokenizationReference: string,) => {




  return `/v1/tokenization/${encodeURIComponent(String(tokenizationReference))}/complete`
}

/**
 * Create the instrument of an authorized tokenization
 *
 * For the account that created it. Required only to store a card without a purchase; createCourseAppointmentCheckoutV4 accepts an authorized tokenization. The first card becomes the default. Repeating the call returns the same instrument.
 */
export const completeTokenization = async (tokenizationReference: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

  return fetcher<PaymentInstrument>(getCompleteTokenizationUrl(tokenizationReference),
  {
      operationId: 'completeTokenization', statuses: [200, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCompleteTokenizationResponse);}


const deserializeCompleteTokenizationResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};




export const getCompleteTokenizationMutationKey = () => ['completeTokenization'] as const;

export const getCompleteTokenizationMutationOptions = <TError = OperationError<'completeTokenization'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTokenization>>, TError,CompleteTokenizationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof completeTokenization>>, TError,CompleteTokenizationMutationVariables, TContext> => {

const mutationKey = getCompleteTokenizationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeTokenization>>, CompleteTokenizationMutationVariables> = (props) => {
          const {tokenizationReference} = props ?? {};

          return  completeTokenization(tokenizationReference,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CompleteTokenizationMutationResult = NonNullable<Awaited<ReturnType<typeof completeTokenization>>>

    export type CompleteTokenizationMutationError = OperationError<'completeTokenization'>
    export type CompleteTokenizationMutationVariables = {tokenizationReference: string}

    /**
 * Create the instrument of an authorized tokenization
 *
 * For the account that created it. Required only to store a card without a purchase; createCourseAppointmentCheckoutV4 accepts an authorized tokenization. The first card becomes the default. Repeating the call returns the same instrument.
 */
export const useCompleteTokenization = <TError = OperationError<'completeTokenization'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof completeTokenization>>, TError,CompleteTokenizationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof completeTokenization>>,
        TError,
        CompleteTokenizationMutationVariables,
        TContext
      > => {
      return useMutation(getCompleteTokenizationMutationOptions(useInstance(options)), queryClient);
    }
