/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelCalendarItem } from './cancel-calendar-item.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCancelCalendarItemMutationKey = () => ['cancelCalendarItem'] as const;

export const getCancelCalendarItemMutationOptions = <TError = OperationError<'cancelCalendarItem'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCalendarItem>>, TError,CancelCalendarItemMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelCalendarItem>>, TError,CancelCalendarItemMutationVariables, TContext> => {

const mutationKey = getCancelCalendarItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCalendarItem>>, CancelCalendarItemMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelCalendarItem(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCalendarItemMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCalendarItem>>>

    export type CancelCalendarItemMutationError = OperationError<'cancelCalendarItem'>
    export type CancelCalendarItemMutationVariables = {id: string}

    /**
 * Cancel a booking
 *
 * For any logged-in user; with X-Tenant, only bookings at that tenant. Frees the place for the first person on the waiting list and refunds the payment, or returns the use of the option. After freeCancelationUntil of the booking it costs what lateCancelation says. Possible until cancelableUntil; repeating the call fails with booking.error.alreadycanceled.
 */
export const useCancelCalendarItem = <TError = OperationError<'cancelCalendarItem'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCalendarItem>>, TError,CancelCalendarItemMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCalendarItem>>,
        TError,
        CancelCalendarItemMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCalendarItemMutationOptions(useInstance(options)), queryClient);
    }