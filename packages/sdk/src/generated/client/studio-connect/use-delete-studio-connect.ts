/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteStudioConnect } from './delete-studio-connect.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteStudioConnectMutationKey = () => ['deleteStudioConnect'] as const;

export const getDeleteStudioConnectMutationOptions = <TError = OperationError<'deleteStudioConnect'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStudioConnect>>, TError,DeleteStudioConnectMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStudioConnect>>, TError,DeleteStudioConnectMutationVariables, TContext> => {

const mutationKey = getDeleteStudioConnectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStudioConnect>>, DeleteStudioConnectMutationVariables> = (props) => {
          const {studioConnectId} = props ?? {};

          return  deleteStudioConnect(studioConnectId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStudioConnectMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStudioConnect>>>

    export type DeleteStudioConnectMutationError = OperationError<'deleteStudioConnect'>
    export type DeleteStudioConnectMutationVariables = {studioConnectId: number}

    /**
 * Disconnect from a studio
 *
 * For any logged-in user, for a connection of the account. The studio keeps the member's data, and the member can connect again. Removing the last connection to a tenant also ends access to its entitlements until then; bookings are kept. Repeating the call fails with studioconnect.error.notfound.
 */
export const useDeleteStudioConnect = <TError = OperationError<'deleteStudioConnect'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStudioConnect>>, TError,DeleteStudioConnectMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStudioConnect>>,
        TError,
        DeleteStudioConnectMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStudioConnectMutationOptions(useInstance(options)), queryClient);
    }