/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelMyCalendarItem } from './cancel-my-calendar-item.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getCancelMyCalendarItemMutationKey = () => ['cancelMyCalendarItem'] as const;

export const getCancelMyCalendarItemMutationOptions = <TError = OperationError<'cancelMyCalendarItem'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMyCalendarItem>>, TError,CancelMyCalendarItemMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelMyCalendarItem>>, TError,CancelMyCalendarItemMutationVariables, TContext> => {

const mutationKey = getCancelMyCalendarItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelMyCalendarItem>>, CancelMyCalendarItemMutationVariables> = (props) => {
          const {uuid} = props ?? {};

          return  cancelMyCalendarItem(uuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelMyCalendarItemMutationResult = NonNullable<Awaited<ReturnType<typeof cancelMyCalendarItem>>>

    export type CancelMyCalendarItemMutationError = OperationError<'cancelMyCalendarItem'>
    export type CancelMyCalendarItemMutationVariables = {uuid: string}

    /**
 * Cancel a booking of the account
 *
 * For any logged-in user. Like cancelCalendarItem, but at any tenant. The payment is refunded; possible until cancelableUntil of the booking. Repeating the call fails with booking.error.alreadycanceled.
 */
export const useCancelMyCalendarItem = <TError = OperationError<'cancelMyCalendarItem'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelMyCalendarItem>>, TError,CancelMyCalendarItemMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelMyCalendarItem>>,
        TError,
        CancelMyCalendarItemMutationVariables,
        TContext
      > => {
      return useMutation(getCancelMyCalendarItemMutationOptions(useInstance(options)), queryClient);
    }