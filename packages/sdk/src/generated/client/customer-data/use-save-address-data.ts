/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { saveAddressData } from './save-address-data.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { SaveAddressDataRequest } from '../../model/saveAddressDataRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSaveAddressDataMutationKey = () => ['saveAddressData'] as const;

export const getSaveAddressDataMutationOptions = <TError = OperationError<'saveAddressData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAddressData>>, TError,SaveAddressDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof saveAddressData>>, TError,SaveAddressDataMutationVariables, TContext> => {

const mutationKey = getSaveAddressDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAddressData>>, SaveAddressDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveAddressData(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveAddressDataMutationResult = NonNullable<Awaited<ReturnType<typeof saveAddressData>>>
    export type SaveAddressDataMutationBody = SaveAddressDataRequest
    export type SaveAddressDataMutationError = OperationError<'saveAddressData'>
    export type SaveAddressDataMutationVariables = {data: SaveAddressDataRequest}

    /**
 * Change the address
 *
 * For members with the permission CUSTOMER_CENTER_ADDRESS_ACTIVE_WITHOUT_VERIFICATION, with immediate effect, or CUSTOMER_CENTER_ADDRESS_ACTIVE_WITH_VERIFICATION, in which case it waits for the studio as pendingAmendment. Requires all fields, changed or not; repeating the call has no further effect and returns the same response.
 */
export const useSaveAddressData = <TError = OperationError<'saveAddressData'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAddressData>>, TError,SaveAddressDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveAddressData>>,
        TError,
        SaveAddressDataMutationVariables,
        TContext
      > => {
      return useMutation(getSaveAddressDataMutationOptions(useInstance(options)), queryClient);
    }