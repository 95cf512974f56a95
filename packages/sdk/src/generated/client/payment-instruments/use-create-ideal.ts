/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createIdeal } from './create-ideal.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { IdealRequest } from '../../model/idealRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateIdealMutationKey = () => ['createIdeal'] as const;

export const getCreateIdealMutationOptions = <TError = OperationError<'createIdeal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIdeal>>, TError,CreateIdealMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createIdeal>>, TError,CreateIdealMutationVariables, TContext> => {

const mutationKey = getCreateIdealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIdeal>>, CreateIdealMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createIdeal(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIdealMutationResult = NonNullable<Awaited<ReturnType<typeof createIdeal>>>
    export type CreateIdealMutationBody = IdealRequest
    export type CreateIdealMutationError = OperationError<'createIdeal'>
    export type CreateIdealMutationVariables = {data: IdealRequest}

    /**
 * Store an iDEAL bank account for the account
 *
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 */
export const useCreateIdeal = <TError = OperationError<'createIdeal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIdeal>>, TError,CreateIdealMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIdeal>>,
        TError,
        CreateIdealMutationVariables,
        TContext
      > => {
      return useMutation(getCreateIdealMutationOptions(useInstance(options)), queryClient);
    }