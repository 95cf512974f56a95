/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createTwint } from './create-twint.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { TwintRequest } from '../../model/twintRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateTwintMutationKey = () => ['createTwint'] as const;

export const getCreateTwintMutationOptions = <TError = OperationError<'createTwint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTwint>>, TError,CreateTwintMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTwint>>, TError,CreateTwintMutationVariables, TContext> => {

const mutationKey = getCreateTwintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTwint>>, CreateTwintMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTwint(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTwintMutationResult = NonNullable<Awaited<ReturnType<typeof createTwint>>>
    export type CreateTwintMutationBody = TwintRequest
    export type CreateTwintMutationError = OperationError<'createTwint'>
    export type CreateTwintMutationVariables = {data: TwintRequest}

    /**
 * Store a TWINT account for the account
 *
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 */
export const useCreateTwint = <TError = OperationError<'createTwint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTwint>>, TError,CreateTwintMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTwint>>,
        TError,
        CreateTwintMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTwintMutationOptions(useInstance(options)), queryClient);
    }