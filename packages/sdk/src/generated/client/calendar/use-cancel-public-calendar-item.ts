/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelPublicCalendarItem } from './cancel-public-calendar-item.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelPublicCalendarItemMutationKey = () => ['cancelPublicCalendarItem'] as const;

export const getCancelPublicCalendarItemMutationOptions = <TError = OperationError<'cancelPublicCalendarItem'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPublicCalendarItem>>, TError,CancelPublicCalendarItemMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPublicCalendarItem>>, TError,CancelPublicCalendarItemMutationVariables, TContext> => {

const mutationKey = getCancelPublicCalendarItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPublicCalendarItem>>, CancelPublicCalendarItemMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelPublicCalendarItem(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelPublicCalendarItemMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPublicCalendarItem>>>

    export type CancelPublicCalendarItemMutationError = OperationError<'cancelPublicCalendarItem'>
    export type CancelPublicCalendarItemMutationVariables = {id: string}

    /**
 * Cancel a booking, by its uuid
 *
 * For anyone with the uuid of a booking without an account. Frees the place for the first person on the waiting list and refunds the payment. Possible until cancelableUntil of the booking; repeating the call fails with booking.error.alreadycanceled.
 */
export const useCancelPublicCalendarItem = <TError = OperationError<'cancelPublicCalendarItem'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPublicCalendarItem>>, TError,CancelPublicCalendarItemMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPublicCalendarItem>>,
        TError,
        CancelPublicCalendarItemMutationVariables,
        TContext
      > => {
      return useMutation(getCancelPublicCalendarItemMutationOptions(useInstance(options)), queryClient);
    }