/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { registerPasskey } from './register-passkey.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { RegisterPasskeyRequest } from '../../model/registerPasskeyRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getRegisterPasskeyMutationKey = () => ['registerPasskey'] as const;

export const getRegisterPasskeyMutationOptions = <TError = OperationError<'registerPasskey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext> => {

const mutationKey = getRegisterPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPasskey>>, RegisterPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof registerPasskey>>>
    export type RegisterPasskeyMutationBody = RegisterPasskeyRequest
    export type RegisterPasskeyMutationError = OperationError<'registerPasskey'>
    export type RegisterPasskeyMutationVariables = {data: RegisterPasskeyRequest}

    /**
 * Add a passkey
 *
 * For any logged-in user, with the authenticator's response to the challenge of createPasskeyRegistrationOptions. The passkey can then be used to log in, and the owner is notified by mail. The first response uses up a challenge, valid or not.
 */
export const useRegisterPasskey = <TError = OperationError<'registerPasskey'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPasskey>>,
        TError,
        RegisterPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterPasskeyMutationOptions(useInstance(options)), queryClient);
    }