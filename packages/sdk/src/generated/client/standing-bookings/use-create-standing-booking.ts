/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createStandingBooking } from './create-standing-booking.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateStandingBookingRequest } from '../../model/createStandingBookingRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateStandingBookingMutationKey = () => ['createStandingBooking'] as const;

export const getCreateStandingBookingMutationOptions = <TError = OperationError<'createStandingBooking'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStandingBooking>>, TError,CreateStandingBookingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createStandingBooking>>, TError,CreateStandingBookingMutationVariables, TContext> => {

const mutationKey = getCreateStandingBookingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStandingBooking>>, CreateStandingBookingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createStandingBooking(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateStandingBookingMutationResult = NonNullable<Awaited<ReturnType<typeof createStandingBooking>>>
    export type CreateStandingBookingMutationBody = CreateStandingBookingRequest
    export type CreateStandingBookingMutationError = OperationError<'createStandingBooking'>
    export type CreateStandingBookingMutationVariables = {data: CreateStandingBookingRequest}

    /**
 * Book a class every week
 *
 * For members of the tenant in X-Tenant. Books the next dates of the class on this weekday at this time that are already open, each if an entitlement of the member covers it without payment, and later each date when its booking opens, before anyone else and in the order in which standing bookings were made. At most the studio's share of the places goes to standing bookings. The response says what became of each known date; what is not booked later is explained by mail and message. Two missed classes in a row end it. Repeating the call fails with standingbooking.error.exists.
 */
export const useCreateStandingBooking = <TError = OperationError<'createStandingBooking'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStandingBooking>>, TError,CreateStandingBookingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStandingBooking>>,
        TError,
        CreateStandingBookingMutationVariables,
        TContext
      > => {
      return useMutation(getCreateStandingBookingMutationOptions(useInstance(options)), queryClient);
    }