/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deleteStandingBooking } from './delete-standing-booking.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeleteStandingBookingMutationKey = () => ['deleteStandingBooking'] as const;

export const getDeleteStandingBookingMutationOptions = <TError = OperationError<'deleteStandingBooking'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStandingBooking>>, TError,DeleteStandingBookingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteStandingBooking>>, TError,DeleteStandingBookingMutationVariables, TContext> => {

const mutationKey = getDeleteStandingBookingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteStandingBooking>>, DeleteStandingBookingMutationVariables> = (props) => {
          const {standingBookingUuid} = props ?? {};

          return  deleteStandingBooking(standingBookingUuid,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteStandingBookingMutationResult = NonNullable<Awaited<ReturnType<typeof deleteStandingBooking>>>

    export type DeleteStandingBookingMutationError = OperationError<'deleteStandingBooking'>
    export type DeleteStandingBookingMutationVariables = {standingBookingUuid: string}

    /**
 * End a standing booking
 *
 * For members of the tenant in X-Tenant, for a standing booking of their own. What it has booked stays booked. Repeating the call fails with standingbooking.error.notfound.
 */
export const useDeleteStandingBooking = <TError = OperationError<'deleteStandingBooking'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteStandingBooking>>, TError,DeleteStandingBookingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteStandingBooking>>,
        TError,
        DeleteStandingBookingMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteStandingBookingMutationOptions(useInstance(options)), queryClient);
    }