/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createCheckinReservation } from './create-checkin-reservation.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CreateCheckinReservationRequest } from '../../model/createCheckinReservationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getCreateCheckinReservationMutationKey = () => ['createCheckinReservation'] as const;

export const getCreateCheckinReservationMutationOptions = <TError = OperationError<'createCheckinReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckinReservation>>, TError,CreateCheckinReservationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCheckinReservation>>, TError,CreateCheckinReservationMutationVariables, TContext> => {

const mutationKey = getCreateCheckinReservationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCheckinReservation>>, CreateCheckinReservationMutationVariables> = (props) => {
          const {studioId,data} = props ?? {};

          return  createCheckinReservation(studioId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCheckinReservationMutationResult = NonNullable<Awaited<ReturnType<typeof createCheckinReservation>>>
    export type CreateCheckinReservationMutationBody = CreateCheckinReservationRequest
    export type CreateCheckinReservationMutationError = OperationError<'createCheckinReservation'>
    export type CreateCheckinReservationMutationVariables = {studioId: number;data: CreateCheckinReservationRequest}

    /**
 * Reserve a visit
 *
 * For members of the tenant in X-Tenant. Reserves a place in a slot, up to 7 days ahead and until its last check-in, for members who are let in on that day; only one reservation per day and studio. Notifies the member by mail. Repeating the call fails with checkinreservation.error.alreadyreserved.
 */
export const useCreateCheckinReservation = <TError = OperationError<'createCheckinReservation'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCheckinReservation>>, TError,CreateCheckinReservationMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCheckinReservation>>,
        TError,
        CreateCheckinReservationMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCheckinReservationMutationOptions(useInstance(options)), queryClient);
    }