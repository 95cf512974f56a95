/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteAccount } from './delete-account.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { DeleteAccountHeaders } from '../../model/deleteAccountHeaders.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteAccountMutationKey = () => ['deleteAccount'] as const;

export const getDeleteAccountMutationOptions = <TError = OperationError<'deleteAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext> => {

const mutationKey = getDeleteAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAccount>>, DeleteAccountMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  deleteAccount(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>

    export type DeleteAccountMutationError = OperationError<'deleteAccount'>
    export type DeleteAccountMutationVariables = {headers: DeleteAccountHeaders}

    /**
 * Delete the account
 *
 * For any logged-in user, with the password; fails with upcoming bookings, pending payments or debts. Ends all sessions and deletes personal data; records of past bookings and payments that a studio must keep are anonymized. This cannot be undone; the owner is notified by mail.
 */
export const useDeleteAccount = <TError = OperationError<'deleteAccount'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAccount>>,
        TError,
        DeleteAccountMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAccountMutationOptions(useInstance(options)), queryClient);
    }