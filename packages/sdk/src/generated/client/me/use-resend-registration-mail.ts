/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { resendRegistrationMail } from './resend-registration-mail.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getResendRegistrationMailMutationKey = () => ['resendRegistrationMail'] as const;

export const getResendRegistrationMailMutationOptions = <TError = OperationError<'resendRegistrationMail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendRegistrationMail>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendRegistrationMail>>, TError,void, TContext> => {

const mutationKey = getResendRegistrationMailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendRegistrationMail>>, void> = () => {


          return  resendRegistrationMail(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendRegistrationMailMutationResult = NonNullable<Awaited<ReturnType<typeof resendRegistrationMail>>>

    export type ResendRegistrationMailMutationError = OperationError<'resendRegistrationMail'>


    /**
 * Resend the registration code
 *
 * For any logged-in user whose address is not verified. The new code is valid for 24 hours and replaces the previous one; fails with account.error.alreadyverified for verified accounts.
 */
export const useResendRegistrationMail = <TError = OperationError<'resendRegistrationMail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendRegistrationMail>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendRegistrationMail>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getResendRegistrationMailMutationOptions(useInstance(options)), queryClient);
    }