/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicTwint } from './create-public-twint.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicTwintHeaders } from '../../model/createPublicTwintHeaders.ts';
import type { TwintRequest } from '../../model/twintRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicTwintMutationKey = () => ['createPublicTwint'] as const;

export const getCreatePublicTwintMutationOptions = <TError = OperationError<'createPublicTwint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicTwint>>, TError,CreatePublicTwintMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicTwint>>, TError,CreatePublicTwintMutationVariables, TContext> => {

const mutationKey = getCreatePublicTwintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicTwint>>, CreatePublicTwintMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicTwint(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicTwintMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicTwint>>>
    export type CreatePublicTwintMutationBody = TwintRequest
    export type CreatePublicTwintMutationError = OperationError<'createPublicTwint'>
    export type CreatePublicTwintMutationVariables = {data: TwintRequest;headers?: CreatePublicTwintHeaders}

    /**
 * Use a TWINT account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const useCreatePublicTwint = <TError = OperationError<'createPublicTwint'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicTwint>>, TError,CreatePublicTwintMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicTwint>>,
        TError,
        CreatePublicTwintMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicTwintMutationOptions(useInstance(options)), queryClient);
    }