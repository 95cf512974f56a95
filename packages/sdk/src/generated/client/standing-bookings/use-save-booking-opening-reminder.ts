/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { saveBookingOpeningReminder } from './save-booking-opening-reminder.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getSaveBookingOpeningReminderMutationKey = () => ['saveBookingOpeningReminder'] as const;

export const getSaveBookingOpeningReminderMutationOptions = <TError = OperationError<'saveBookingOpeningReminder'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBookingOpeningReminder>>, TError,SaveBookingOpeningReminderMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof saveBookingOpeningReminder>>, TError,SaveBookingOpeningReminderMutationVariables, TContext> => {

const mutationKey = getSaveBookingOpeningReminderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveBookingOpeningReminder>>, SaveBookingOpeningReminderMutationVariables> = (props) => {
          const {itemId} = props ?? {};

          return  saveBookingOpeningReminder(itemId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveBookingOpeningReminderMutationResult = NonNullable<Awaited<ReturnType<typeof saveBookingOpeningReminder>>>

    export type SaveBookingOpeningReminderMutationError = OperationError<'saveBookingOpeningReminder'>
    export type SaveBookingOpeningReminderMutationVariables = {itemId: number}

    /**
 * Remind of the opening of booking
 *
 * For members of the tenant in X-Tenant. Once booking of this class opens, the member is notified by mail and message; nothing is booked. Repeating the call has no further effect.
 */
export const useSaveBookingOpeningReminder = <TError = OperationError<'saveBookingOpeningReminder'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveBookingOpeningReminder>>, TError,SaveBookingOpeningReminderMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveBookingOpeningReminder>>,
        TError,
        SaveBookingOpeningReminderMutationVariables,
        TContext
      > => {
      return useMutation(getSaveBookingOpeningReminderMutationOptions(useInstance(options)), queryClient);
    }