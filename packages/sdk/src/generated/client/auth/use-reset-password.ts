/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { resetPassword } from './reset-password.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ResetPasswordHeaders } from '../../model/resetPasswordHeaders.ts';
import type { ResetPasswordRequest } from '../../model/resetPasswordRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = OperationError<'resetPassword'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  resetPassword(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = ResetPasswordRequest
    export type ResetPasswordMutationError = OperationError<'resetPassword'>
    export type ResetPasswordMutationVariables = {data: ResetPasswordRequest;headers?: ResetPasswordHeaders}

    /**
 * Request a code to set a new password
 *
 * Public. Sends a code to the address if it has an account; the code is valid for 30 minutes and replaces earlier ones. Unknown addresses get the same response after the same time. X-Tenant and X-Public-Facility-Group determine the sender of the mail, Accept-Language its language.
 */
export const useResetPassword = <TError = OperationError<'resetPassword'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(useInstance(options)), queryClient);
    }