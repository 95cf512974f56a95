/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicIdeal } from './create-public-ideal.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicIdealHeaders } from '../../model/createPublicIdealHeaders.ts';
import type { IdealRequest } from '../../model/idealRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicIdealMutationKey = () => ['createPublicIdeal'] as const;

export const getCreatePublicIdealMutationOptions = <TError = OperationError<'createPublicIdeal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicIdeal>>, TError,CreatePublicIdealMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicIdeal>>, TError,CreatePublicIdealMutationVariables, TContext> => {

const mutationKey = getCreatePublicIdealMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicIdeal>>, CreatePublicIdealMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicIdeal(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicIdealMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicIdeal>>>
    export type CreatePublicIdealMutationBody = IdealRequest
    export type CreatePublicIdealMutationError = OperationError<'createPublicIdeal'>
    export type CreatePublicIdealMutationVariables = {data: IdealRequest;headers?: CreatePublicIdealHeaders}

    /**
 * Use an iDEAL bank account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const useCreatePublicIdeal = <TError = OperationError<'createPublicIdeal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicIdeal>>, TError,CreatePublicIdealMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicIdeal>>,
        TError,
        CreatePublicIdealMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicIdealMutationOptions(useInstance(options)), queryClient);
    }