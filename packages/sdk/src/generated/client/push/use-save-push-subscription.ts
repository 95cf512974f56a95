/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { savePushSubscription } from './save-push-subscription.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { PushSubscriptionRequest } from '../../model/pushSubscriptionRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getSavePushSubscriptionMutationKey = () => ['savePushSubscription'] as const;

export const getSavePushSubscriptionMutationOptions = <TError = OperationError<'savePushSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getSavePushSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePushSubscription>>, SavePushSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePushSubscription(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof savePushSubscription>>>
    export type SavePushSubscriptionMutationBody = PushSubscriptionRequest
    export type SavePushSubscriptionMutationError = OperationError<'savePushSubscription'>
    export type SavePushSubscriptionMutationVariables = {data: PushSubscriptionRequest}

    /**
 * Subscribe this device
 *
 * For any logged-in user, with the browser's response to PushManager.subscribe. The device is then notified of messages from studios to the account. An endpoint has one subscription, for the account that saved it last; repeating the call replaces its keys and language. An account keeps its latest 20 subscriptions.
 */
export const useSavePushSubscription = <TError = OperationError<'savePushSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePushSubscription>>,
        TError,
        SavePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getSavePushSubscriptionMutationOptions(useInstance(options)), queryClient);
    }