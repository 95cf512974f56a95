/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createPasskeyRegistrationOptions } from './create-passkey-registration-options.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { PasskeyRegistrationOptionsRequest } from '../../model/passkeyRegistrationOptionsRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreatePasskeyRegistrationOptionsMutationKey = () => ['createPasskeyRegistrationOptions'] as const;

export const getCreatePasskeyRegistrationOptionsMutationOptions = <TError = OperationError<'createPasskeyRegistrationOptions'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, TError,CreatePasskeyRegistrationOptionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, TError,CreatePasskeyRegistrationOptionsMutationVariables, TContext> => {

const mutationKey = getCreatePasskeyRegistrationOptionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, CreatePasskeyRegistrationOptionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPasskeyRegistrationOptions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePasskeyRegistrationOptionsMutationResult = NonNullable<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>>
    export type CreatePasskeyRegistrationOptionsMutationBody = PasskeyRegistrationOptionsRequest
    export type CreatePasskeyRegistrationOptionsMutationError = OperationError<'createPasskeyRegistrationOptions'>
    export type CreatePasskeyRegistrationOptionsMutationVariables = {data: PasskeyRegistrationOptionsRequest}

    /**
 * Start adding a passkey
 *
 * For any logged-in user, with the password. Returns the options for navigator.credentials.create. The challenge is valid once, for 5 minutes and at the origin of the call; pass the response to registerPasskey.
 */
export const useCreatePasskeyRegistrationOptions = <TError = OperationError<'createPasskeyRegistrationOptions'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>, TError,CreatePasskeyRegistrationOptionsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPasskeyRegistrationOptions>>,
        TError,
        CreatePasskeyRegistrationOptionsMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePasskeyRegistrationOptionsMutationOptions(useInstance(options)), queryClient);
    }