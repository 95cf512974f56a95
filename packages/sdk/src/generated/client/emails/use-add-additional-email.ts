/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addAdditionalEmail } from './add-additional-email.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { AdditionalEmailRequest } from '../../model/additionalEmailRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getAddAdditionalEmailMutationKey = () => ['addAdditionalEmail'] as const;

export const getAddAdditionalEmailMutationOptions = <TError = OperationError<'addAdditionalEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAdditionalEmail>>, TError,AddAdditionalEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof addAdditionalEmail>>, TError,AddAdditionalEmailMutationVariables, TContext> => {

const mutationKey = getAddAdditionalEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addAdditionalEmail>>, AddAdditionalEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addAdditionalEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddAdditionalEmailMutationResult = NonNullable<Awaited<ReturnType<typeof addAdditionalEmail>>>
    export type AddAdditionalEmailMutationBody = AdditionalEmailRequest
    export type AddAdditionalEmailMutationError = OperationError<'addAdditionalEmail'>
    export type AddAdditionalEmailMutationVariables = {data: AdditionalEmailRequest}

    /**
 * Add an email address
 *
 * For any logged-in user; at most 5 addresses. Sends a code to the address, valid for 24 hours, for verifyAdditionalEmail. Adding an unverified address again sends a new code. For an address of another account, the response is the same, and its owner is notified.
 */
export const useAddAdditionalEmail = <TError = OperationError<'addAdditionalEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addAdditionalEmail>>, TError,AddAdditionalEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addAdditionalEmail>>,
        TError,
        AddAdditionalEmailMutationVariables,
        TContext
      > => {
      return useMutation(getAddAdditionalEmailMutationOptions(useInstance(options)), queryClient);
    }