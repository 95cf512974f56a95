/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { saveContactData } from './save-contact-data.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SaveContactDataRequest } from '../../model/saveContactDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSaveContactDataMutationKey = () => ['saveContactData'] as const;

export const getSaveContactDataMutationOptions = <TError = OperationError<'saveContactData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveContactData>>, TError,SaveContactDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof saveContactData>>, TError,SaveContactDataMutationVariables, TContext> => {

const mutationKey = getSaveContactDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveContactData>>, SaveContactDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveContactData(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveContactDataMutationResult = NonNullable<Awaited<ReturnType<typeof saveContactData>>>
    export type SaveContactDataMutationBody = SaveContactDataRequest
    export type SaveContactDataMutationError = OperationError<'saveContactData'>
    export type SaveContactDataMutationVariables = {data: SaveContactDataRequest}

    /**
 * Change the contact data
 *
 * For members with the permission CUSTOMER_CENTER_CONTACT_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_CONTACT_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 */
export const useSaveContactData = <TError = OperationError<'saveContactData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveContactData>>, TError,SaveContactDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveContactData>>,
        TError,
        SaveContactDataMutationVariables,
        TContext
      > => {
      return useMutation(getSaveContactDataMutationOptions(useInstance(options)), queryClient);
    }