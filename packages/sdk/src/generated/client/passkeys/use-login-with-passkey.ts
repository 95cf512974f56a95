/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { loginWithPasskey } from './login-with-passkey.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { LoginWithPasskeyRequest } from '../../model/loginWithPasskeyRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getLoginWithPasskeyMutationKey = () => ['loginWithPasskey'] as const;

export const getLoginWithPasskeyMutationOptions = <TError = OperationError<'loginWithPasskey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithPasskey>>, TError,LoginWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof loginWithPasskey>>, TError,LoginWithPasskeyMutationVariables, TContext> => {

const mutationKey = getLoginWithPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginWithPasskey>>, LoginWithPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginWithPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginWithPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof loginWithPasskey>>>
    export type LoginWithPasskeyMutationBody = LoginWithPasskeyRequest
    export type LoginWithPasskeyMutationError = OperationError<'loginWithPasskey'>
    export type LoginWithPasskeyMutationVariables = {data: LoginWithPasskeyRequest}

    /**
 * Log in with a passkey
 *
 * Public, with the authenticator's response to the challenge of createPasskeyLoginOptions. Starts a session in an HttpOnly cookie and ends the client's previous one, like login. The first response uses up a challenge, valid or not.
 */
export const useLoginWithPasskey = <TError = OperationError<'loginWithPasskey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginWithPasskey>>, TError,LoginWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginWithPasskey>>,
        TError,
        LoginWithPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getLoginWithPasskeyMutationOptions(useInstance(options)), queryClient);
    }