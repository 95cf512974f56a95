/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { changeForgottenPassword } from './change-forgotten-password.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ChangeForgottenPasswordRequest } from '../../model/changeForgottenPasswordRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getChangeForgottenPasswordMutationKey = () => ['changeForgottenPassword'] as const;

export const getChangeForgottenPasswordMutationOptions = <TError = OperationError<'changeForgottenPassword'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeForgottenPassword>>, TError,ChangeForgottenPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeForgottenPassword>>, TError,ChangeForgottenPasswordMutationVariables, TContext> => {

const mutationKey = getChangeForgottenPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeForgottenPassword>>, ChangeForgottenPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeForgottenPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeForgottenPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeForgottenPassword>>>
    export type ChangeForgottenPasswordMutationBody = ChangeForgottenPasswordRequest
    export type ChangeForgottenPasswordMutationError = OperationError<'changeForgottenPassword'>
    export type ChangeForgottenPasswordMutationVariables = {data: ChangeForgottenPasswordRequest}

    /**
 * Set a new password with the code from the mail
 *
 * For anyone with the code that resetPassword has mailed. Ends all sessions of the account, removes its passkeys, push subscriptions and calendar address, and verifies its e-mail address, since the code was received there; the owner is notified by mail. A code works once. Wrong attempts do not use it up, so that strangers cannot invalidate it.
 */
export const useChangeForgottenPassword = <TError = OperationError<'changeForgottenPassword'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeForgottenPassword>>, TError,ChangeForgottenPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeForgottenPassword>>,
        TError,
        ChangeForgottenPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeForgottenPasswordMutationOptions(useInstance(options)), queryClient);
    }