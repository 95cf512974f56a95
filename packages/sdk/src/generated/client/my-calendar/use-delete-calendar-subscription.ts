/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteCalendarSubscription } from './delete-calendar-subscription.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteCalendarSubscriptionMutationKey = () => ['deleteCalendarSubscription'] as const;

export const getDeleteCalendarSubscriptionMutationOptions = <TError = OperationError<'deleteCalendarSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarSubscription>>, TError,void, TContext> => {

const mutationKey = getDeleteCalendarSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCalendarSubscription>>, void> = () => {


          return  deleteCalendarSubscription(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCalendarSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCalendarSubscription>>>

    export type DeleteCalendarSubscriptionMutationError = OperationError<'deleteCalendarSubscription'>


    /**
 * Turn the calendar subscription off
 *
 * For any logged-in user. The address stops working at once. Succeeds as well if there is none.
 */
export const useDeleteCalendarSubscription = <TError = OperationError<'deleteCalendarSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCalendarSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCalendarSubscription>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeleteCalendarSubscriptionMutationOptions(useInstance(options)), queryClient);
    }