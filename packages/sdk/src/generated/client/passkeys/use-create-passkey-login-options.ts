/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPasskeyLoginOptions } from './create-passkey-login-options.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreatePasskeyLoginOptionsMutationKey = () => ['createPasskeyLoginOptions'] as const;

export const getCreatePasskeyLoginOptionsMutationOptions = <TError = OperationError<'createPasskeyLoginOptions'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeyLoginOptions>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPasskeyLoginOptions>>, TError,void, TContext> => {

const mutationKey = getCreatePasskeyLoginOptionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPasskeyLoginOptions>>, void> = () => {


          return  createPasskeyLoginOptions(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePasskeyLoginOptionsMutationResult = NonNullable<Awaited<ReturnType<typeof createPasskeyLoginOptions>>>

    export type CreatePasskeyLoginOptionsMutationError = OperationError<'createPasskeyLoginOptions'>


    /**
 * Start logging in with a passkey
 *
 * Public. Returns the options for navigator.credentials.get; they name no account, so the user chooses a passkey of the device. The challenge is valid once, for 5 minutes and at the origin of the call; pass the response to loginWithPasskey.
 */
export const useCreatePasskeyLoginOptions = <TError = OperationError<'createPasskeyLoginOptions'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeyLoginOptions>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPasskeyLoginOptions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreatePasskeyLoginOptionsMutationOptions(useInstance(options)), queryClient);
    }