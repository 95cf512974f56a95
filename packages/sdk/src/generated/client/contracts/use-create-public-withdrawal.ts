/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPublicWithdrawal } from './create-public-withdrawal.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreatePublicWithdrawalHeaders } from '../../model/createPublicWithdrawalHeaders.ts';
import type { PublicWithdrawalRequest } from '../../model/publicWithdrawalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreatePublicWithdrawalMutationKey = () => ['createPublicWithdrawal'] as const;

export const getCreatePublicWithdrawalMutationOptions = <TError = OperationError<'createPublicWithdrawal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicWithdrawal>>, TError,CreatePublicWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPublicWithdrawal>>, TError,CreatePublicWithdrawalMutationVariables, TContext> => {

const mutationKey = getCreatePublicWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPublicWithdrawal>>, CreatePublicWithdrawalMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createPublicWithdrawal(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePublicWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createPublicWithdrawal>>>
    export type CreatePublicWithdrawalMutationBody = PublicWithdrawalRequest
    export type CreatePublicWithdrawalMutationError = OperationError<'createPublicWithdrawal'>
    export type CreatePublicWithdrawalMutationVariables = {data: PublicWithdrawalRequest;headers?: CreatePublicWithdrawalHeaders}

    /**
 * Withdraw from a contract without logging in
 *
 * Public; a session has no effect. The response does not reveal whether the person or contract exists, and a mail confirms the declaration. The studio executes the withdrawal.
 */
export const useCreatePublicWithdrawal = <TError = OperationError<'createPublicWithdrawal'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPublicWithdrawal>>, TError,CreatePublicWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPublicWithdrawal>>,
        TError,
        CreatePublicWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePublicWithdrawalMutationOptions(useInstance(options)), queryClient);
    }