/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { savePersonalData } from './save-personal-data.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SavePersonalDataRequest } from '../../model/savePersonalDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSavePersonalDataMutationKey = () => ['savePersonalData'] as const;

export const getSavePersonalDataMutationOptions = <TError = OperationError<'savePersonalData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonalData>>, TError,SavePersonalDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof savePersonalData>>, TError,SavePersonalDataMutationVariables, TContext> => {

const mutationKey = getSavePersonalDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePersonalData>>, SavePersonalDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePersonalData(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePersonalDataMutationResult = NonNullable<Awaited<ReturnType<typeof savePersonalData>>>
    export type SavePersonalDataMutationBody = SavePersonalDataRequest
    export type SavePersonalDataMutationError = OperationError<'savePersonalData'>
    export type SavePersonalDataMutationVariables = {data: SavePersonalDataRequest}

    /**
 * Change the personal data
 *
 * For members with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_PERSONAL_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 */
export const useSavePersonalData = <TError = OperationError<'savePersonalData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonalData>>, TError,SavePersonalDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePersonalData>>,
        TError,
        SavePersonalDataMutationVariables,
        TContext
      > => {
      return useMutation(getSavePersonalDataMutationOptions(useInstance(options)), queryClient);
    }