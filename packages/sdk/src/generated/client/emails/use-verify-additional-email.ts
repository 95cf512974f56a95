/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { verifyAdditionalEmail } from './verify-additional-email.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { VerifyAdditionalEmailRequest } from '../../model/verifyAdditionalEmailRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getVerifyAdditionalEmailMutationKey = () => ['verifyAdditionalEmail'] as const;

export const getVerifyAdditionalEmailMutationOptions = <TError = OperationError<'verifyAdditionalEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyAdditionalEmail>>, TError,VerifyAdditionalEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyAdditionalEmail>>, TError,VerifyAdditionalEmailMutationVariables, TContext> => {

const mutationKey = getVerifyAdditionalEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyAdditionalEmail>>, VerifyAdditionalEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyAdditionalEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyAdditionalEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyAdditionalEmail>>>
    export type VerifyAdditionalEmailMutationBody = VerifyAdditionalEmailRequest
    export type VerifyAdditionalEmailMutationError = OperationError<'verifyAdditionalEmail'>
    export type VerifyAdditionalEmailMutationVariables = {data: VerifyAdditionalEmailRequest}

    /**
 * Verify an additional email address
 *
 * For the account that added the address, logged in. A code works once; wrong attempts do not use it up. A verified address cannot be used to log in, but can become the main address with changeMainEmail. Its path has no hyphen; there is no other.
 */
export const useVerifyAdditionalEmail = <TError = OperationError<'verifyAdditionalEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyAdditionalEmail>>, TError,VerifyAdditionalEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyAdditionalEmail>>,
        TError,
        VerifyAdditionalEmailMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyAdditionalEmailMutationOptions(useInstance(options)), queryClient);
    }