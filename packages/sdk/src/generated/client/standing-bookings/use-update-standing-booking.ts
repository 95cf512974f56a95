/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { updateStandingBooking } from './update-standing-booking.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { UpdateStandingBookingRequest } from '../../model/updateStandingBookingRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getUpdateStandingBookingMutationKey = () => ['updateStandingBooking'] as const;

export const getUpdateStandingBookingMutationOptions = <TError = OperationError<'updateStandingBooking'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStandingBooking>>, TError,UpdateStandingBookingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateStandingBooking>>, TError,UpdateStandingBookingMutationVariables, TContext> => {

const mutationKey = getUpdateStandingBookingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateStandingBooking>>, UpdateStandingBookingMutationVariables> = (props) => {
          const {standingBookingUuid,data} = props ?? {};

          return  updateStandingBooking(standingBookingUuid,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateStandingBookingMutationResult = NonNullable<Awaited<ReturnType<typeof updateStandingBooking>>>
    export type UpdateStandingBookingMutationBody = UpdateStandingBookingRequest
    export type UpdateStandingBookingMutationError = OperationError<'updateStandingBooking'>
    export type UpdateStandingBookingMutationVariables = {standingBookingUuid: string;data: UpdateStandingBookingRequest}

    /**
 * Pause a standing booking, or skip a week
 *
 * For members of the tenant in X-Tenant, for a standing booking of their own. Replaces whether it is paused and which days it skips; neither changes what is already booked. A date that is already decided can no longer be skipped or taken back. Repeating the call has no further effect.
 */
export const useUpdateStandingBooking = <TError = OperationError<'updateStandingBooking'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateStandingBooking>>, TError,UpdateStandingBookingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateStandingBooking>>,
        TError,
        UpdateStandingBookingMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateStandingBookingMutationOptions(useInstance(options)), queryClient);
    }