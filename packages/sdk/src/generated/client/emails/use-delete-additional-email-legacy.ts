/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteAdditionalEmailLegacy } from './delete-additional-email-legacy.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { DeleteAdditionalEmailLegacyParams } from '../../model/deleteAdditionalEmailLegacyParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteAdditionalEmailLegacyMutationKey = () => ['deleteAdditionalEmailLegacy'] as const;

export const getDeleteAdditionalEmailLegacyMutationOptions = <TError = OperationError<'deleteAdditionalEmailLegacy'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAdditionalEmailLegacy>>, TError,DeleteAdditionalEmailLegacyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteAdditionalEmailLegacy>>, TError,DeleteAdditionalEmailLegacyMutationVariables, TContext> => {

const mutationKey = getDeleteAdditionalEmailLegacyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAdditionalEmailLegacy>>, DeleteAdditionalEmailLegacyMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deleteAdditionalEmailLegacy(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAdditionalEmailLegacyMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAdditionalEmailLegacy>>>

    export type DeleteAdditionalEmailLegacyMutationError = OperationError<'deleteAdditionalEmailLegacy'>
    export type DeleteAdditionalEmailLegacyMutationVariables = {params: DeleteAdditionalEmailLegacyParams}

    /**
 * Remove an additional email address (old path)
 *
 * For any logged-in user. Old path of deleteAdditionalEmail with the same behavior; use that instead.
 */
export const useDeleteAdditionalEmailLegacy = <TError = OperationError<'deleteAdditionalEmailLegacy'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAdditionalEmailLegacy>>, TError,DeleteAdditionalEmailLegacyMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAdditionalEmailLegacy>>,
        TError,
        DeleteAdditionalEmailLegacyMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAdditionalEmailLegacyMutationOptions(useInstance(options)), queryClient);
    }