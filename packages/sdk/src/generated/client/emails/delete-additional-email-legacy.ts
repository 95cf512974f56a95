/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  DeleteAdditionalEmailLegacyParams
} from '../../model/deleteAdditionalEmailLegacyParams.ts';

import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';


export const getDeleteAdditionalEmailLegacyUrl = (params: DeleteAdditionalEmailLegacyParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/additionalemail?${stringifiedParams}` : `/v1/me/additionalemail`
}

/**
 * Remove an additional email address (old path)
 *
 * For any logged-in user. Old path of deleteAdditionalEmail with the same behavior; use that instead.
 */
export const deleteAdditionalEmailLegacy = async (params: DeleteAdditionalEmailLegacyParams, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteAdditionalEmailLegacyUrl(params),
  {
      operationId: 'deleteAdditionalEmailLegacy', statuses: [204, 400, 401, 404, 409, 500, 502, 503],
    ...options,
    method: 'DELETE'


  }
);}





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
