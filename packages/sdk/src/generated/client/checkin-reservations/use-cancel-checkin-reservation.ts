/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { cancelCheckinReservation } from './cancel-checkin-reservation.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCancelCheckinReservationMutationKey = () => ['cancelCheckinReservation'] as const;

export const getCancelCheckinReservationMutationOptions = <TError = OperationError<'cancelCheckinReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckinReservation>>, TError,CancelCheckinReservationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelCheckinReservation>>, TError,CancelCheckinReservationMutationVariables, TContext> => {

const mutationKey = getCancelCheckinReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCheckinReservation>>, CancelCheckinReservationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelCheckinReservation(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCheckinReservationMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCheckinReservation>>>

    export type CancelCheckinReservationMutationError = OperationError<'cancelCheckinReservation'>
    export type CancelCheckinReservationMutationVariables = {id: string}

    /**
 * Cancel a reserved visit
 *
 * For any logged-in user, for a reservation of the account; with X-Tenant, only at that tenant. Frees the place and notifies the member by mail. After freeCancelationUntil of the reservation it costs what lateCancelation says. Possible until cancelableUntil; repeating the call fails with checkinreservation.error.alreadycanceled.
 */
export const useCancelCheckinReservation = <TError = OperationError<'cancelCheckinReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCheckinReservation>>, TError,CancelCheckinReservationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCheckinReservation>>,
        TError,
        CancelCheckinReservationMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCheckinReservationMutationOptions(useInstance(options)), queryClient);
    }