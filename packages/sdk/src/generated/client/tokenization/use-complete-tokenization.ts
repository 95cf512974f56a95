/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { completeTokenization } from './complete-tokenization.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





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
 * For the account that created it. Required only to store a card without a purchase; createCourseAppointmentCheckoutV4 accepts an authorized tokenization. The first card becomes the default. Repeating the call returns the same instrument. One that is not kept (keep of initiateTokenization) is for a checkout alone.
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