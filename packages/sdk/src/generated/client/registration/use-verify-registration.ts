/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { verifyRegistration } from './verify-registration.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { VerifyRequest } from '../../model/verifyRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getVerifyRegistrationMutationKey = () => ['verifyRegistration'] as const;

export const getVerifyRegistrationMutationOptions = <TError = OperationError<'verifyRegistration'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRegistration>>, TError,VerifyRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyRegistration>>, TError,VerifyRegistrationMutationVariables, TContext> => {

const mutationKey = getVerifyRegistrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyRegistration>>, VerifyRegistrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyRegistration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof verifyRegistration>>>
    export type VerifyRegistrationMutationBody = VerifyRequest
    export type VerifyRegistrationMutationError = OperationError<'verifyRegistration'>
    export type VerifyRegistrationMutationVariables = {data: VerifyRequest}

    /**
 * Verify the address of a new account
 *
 * For anyone with the code. Use verifyEmail, which also returns the purpose of the code and accepts codes of a changed address.
 */
export const useVerifyRegistration = <TError = OperationError<'verifyRegistration'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyRegistration>>, TError,VerifyRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyRegistration>>,
        TError,
        VerifyRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyRegistrationMutationOptions(useInstance(options)), queryClient);
    }