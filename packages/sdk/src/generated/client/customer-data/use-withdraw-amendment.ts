/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { withdrawAmendment } from './withdraw-amendment.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getWithdrawAmendmentMutationKey = () => ['withdrawAmendment'] as const;

export const getWithdrawAmendmentMutationOptions = <TError = OperationError<'withdrawAmendment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawAmendment>>, TError,WithdrawAmendmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawAmendment>>, TError,WithdrawAmendmentMutationVariables, TContext> => {

const mutationKey = getWithdrawAmendmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawAmendment>>, WithdrawAmendmentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  withdrawAmendment(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawAmendmentMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawAmendment>>>

    export type WithdrawAmendmentMutationError = OperationError<'withdrawAmendment'>
    export type WithdrawAmendmentMutationVariables = {id: string}

    /**
 * Withdraw a change
 *
 * For the member who has requested it, until the studio has decided. The data are unchanged; repeating the call returns 204 again.
 */
export const useWithdrawAmendment = <TError = OperationError<'withdrawAmendment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawAmendment>>, TError,WithdrawAmendmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawAmendment>>,
        TError,
        WithdrawAmendmentMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawAmendmentMutationOptions(useInstance(options)), queryClient);
    }