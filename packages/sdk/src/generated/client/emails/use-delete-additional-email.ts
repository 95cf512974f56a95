/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteAdditionalEmail } from './delete-additional-email.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { DeleteAdditionalEmailParams } from '../../model/deleteAdditionalEmailParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteAdditionalEmailMutationKey = () => ['deleteAdditionalEmail'] as const;

export const getDeleteAdditionalEmailMutationOptions = <TError = OperationError<'deleteAdditionalEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAdditionalEmail>>, TError,DeleteAdditionalEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAdditionalEmail>>, TError,DeleteAdditionalEmailMutationVariables, TContext> => {

const mutationKey = getDeleteAdditionalEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAdditionalEmail>>, DeleteAdditionalEmailMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteAdditionalEmail(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAdditionalEmailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAdditionalEmail>>>

    export type DeleteAdditionalEmailMutationError = OperationError<'deleteAdditionalEmail'>
    export type DeleteAdditionalEmailMutationVariables = {params: DeleteAdditionalEmailParams}

    /**
 * Remove an additional email address
 *
 * For any logged-in user. Removes verified and unverified addresses and invalidates a pending code. The main address cannot be removed. Repeating the call fails with email.error.notfound.
 */
export const useDeleteAdditionalEmail = <TError = OperationError<'deleteAdditionalEmail'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAdditionalEmail>>, TError,DeleteAdditionalEmailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAdditionalEmail>>,
        TError,
        DeleteAdditionalEmailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAdditionalEmailMutationOptions(useInstance(options)), queryClient);
    }