/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteBookingOpeningReminder } from './delete-booking-opening-reminder.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteBookingOpeningReminderMutationKey = () => ['deleteBookingOpeningReminder'] as const;

export const getDeleteBookingOpeningReminderMutationOptions = <TError = OperationError<'deleteBookingOpeningReminder'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookingOpeningReminder>>, TError,DeleteBookingOpeningReminderMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBookingOpeningReminder>>, TError,DeleteBookingOpeningReminderMutationVariables, TContext> => {

const mutationKey = getDeleteBookingOpeningReminderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBookingOpeningReminder>>, DeleteBookingOpeningReminderMutationVariables> = (props) => {
          const {itemId} = props ?? {};

          return  deleteBookingOpeningReminder(itemId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBookingOpeningReminderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBookingOpeningReminder>>>

    export type DeleteBookingOpeningReminderMutationError = OperationError<'deleteBookingOpeningReminder'>
    export type DeleteBookingOpeningReminderMutationVariables = {itemId: number}

    /**
 * Remove the reminder of the opening of booking
 *
 * For members of the tenant in X-Tenant. Succeeds as well if there is none.
 */
export const useDeleteBookingOpeningReminder = <TError = OperationError<'deleteBookingOpeningReminder'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBookingOpeningReminder>>, TError,DeleteBookingOpeningReminderMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBookingOpeningReminder>>,
        TError,
        DeleteBookingOpeningReminderMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBookingOpeningReminderMutationOptions(useInstance(options)), queryClient);
    }