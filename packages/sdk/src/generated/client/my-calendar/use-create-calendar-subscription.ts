/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCalendarSubscription } from './create-calendar-subscription.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreateCalendarSubscriptionMutationKey = () => ['createCalendarSubscription'] as const;

export const getCreateCalendarSubscriptionMutationOptions = <TError = OperationError<'createCalendarSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCalendarSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCalendarSubscription>>, TError,void, TContext> => {

const mutationKey = getCreateCalendarSubscriptionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCalendarSubscription>>, void> = () => {


          return  createCalendarSubscription(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCalendarSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof createCalendarSubscription>>>

    export type CreateCalendarSubscriptionMutationError = OperationError<'createCalendarSubscription'>


    /**
 * Create or renew the calendar address
 *
 * For any logged-in user. Creates the secret address at which calendar apps poll the bookings and reserved visits of the account; an earlier address stops working at once. The response is the only one that contains the address. For bookings of the account itself, not of people it acts for.
 */
export const useCreateCalendarSubscription = <TError = OperationError<'createCalendarSubscription'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCalendarSubscription>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCalendarSubscription>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateCalendarSubscriptionMutationOptions(useInstance(options)), queryClient);
    }