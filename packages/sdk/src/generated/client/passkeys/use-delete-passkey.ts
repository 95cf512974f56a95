/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deletePasskey } from './delete-passkey.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeletePasskeyMutationKey = () => ['deletePasskey'] as const;

export const getDeletePasskeyMutationOptions = <TError = OperationError<'deletePasskey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePasskey>>, TError,DeletePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePasskey>>, TError,DeletePasskeyMutationVariables, TContext> => {

const mutationKey = getDeletePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePasskey>>, DeletePasskeyMutationVariables> = (props) => {
          const {passkeyId} = props ?? {};

          return  deletePasskey(passkeyId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof deletePasskey>>>

    export type DeletePasskeyMutationError = OperationError<'deletePasskey'>
    export type DeletePasskeyMutationVariables = {passkeyId: number}

    /**
 * Remove a passkey
 *
 * For any logged-in user, for a passkey of the account. It can no longer be used to log in; its sessions continue. Repeating the call fails with passkey.error.notfound.
 */
export const useDeletePasskey = <TError = OperationError<'deletePasskey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePasskey>>, TError,DeletePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePasskey>>,
        TError,
        DeletePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePasskeyMutationOptions(useInstance(options)), queryClient);
    }