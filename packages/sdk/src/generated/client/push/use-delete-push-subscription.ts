/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deletePushSubscription } from './delete-push-subscription.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { DeletePushSubscriptionParams } from '../../model/deletePushSubscriptionParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeletePushSubscriptionMutationKey = () => ['deletePushSubscription'] as const;

export const getDeletePushSubscriptionMutationOptions = <TError = OperationError<'deletePushSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getDeletePushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePushSubscription>>, DeletePushSubscriptionMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  deletePushSubscription(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof deletePushSubscription>>>

    export type DeletePushSubscriptionMutationError = OperationError<'deletePushSubscription'>
    export type DeletePushSubscriptionMutationVariables = {params: DeletePushSubscriptionParams}

    /**
 * Unsubscribe this device
 *
 * For any logged-in user, for a subscription of the account. The response is the same if it no longer exists or belongs to another account, which keeps it.
 */
export const useDeletePushSubscription = <TError = OperationError<'deletePushSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePushSubscription>>,
        TError,
        DeletePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePushSubscriptionMutationOptions(useInstance(options)), queryClient);
    }