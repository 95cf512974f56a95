/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  OperationError
} from '../../../runtime/operationError.ts';

import type {
  CheckinReservation
} from '../../model/checkinReservation.ts';

import type {
  CreateCheckinReservationRequest
} from '../../model/createCheckinReservationRequest.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getCreateCheckinReservationUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/checkinreservation`
}

/**
 * Reserve a visit
 *
 * For members of the tenant in X-Tenant. Reserves a place in a slot, up to 7 days ahead and until its last check-in, for members who are let in on that day; only one reservation per day and studio. Notifies the member by mail. Repeating the call fails with checkinreservation.error.alreadyreserved.
 */
export const createCheckinReservation = async (studioId: number,
    createCheckinReservationRequest: CreateCheckinReservationRequest, options?: Parameters<typeof fetcher>[1]): Promise<CheckinReservation> => {

    
return fetcher<CheckinReservation>(getCreateCheckinReservationUrl(studioId),
  {
    operationId: 'createCheckinReservation',
    statuses: [201, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeCreateCheckinReservationRequest(createCheckinReservationRequest))
  }
).then(deserializeCreateCheckinReservationResponse);}


const deserializeCreateCheckinReservationResponse = (data: CheckinReservation): CheckinReservation => {
  if (data == null) return data;
  data.usageDate = toDate(data.usageDate);
  data.startDateTime = toDate(data.startDateTime);
  data.endDateTime = toDate(data.endDateTime);
  data.lastPossibleCheckinDateTime = toDate(data.lastPossibleCheckinDateTime);
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  if (data.freeCancelationUntil != null) {
    data.freeCancelationUntil = toDate(data.freeCancelationUntil);
  }
  return data;
};

const serializeCreateCheckinReservationRequest = (data: CreateCheckinReservationRequest): CreateCheckinReservationRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.usageDate = copy.usageDate instanceof Date ? (copy.usageDate.toISOString().slice(0, 10) as unknown as Date) : copy.usageDate;
  return copy;
};




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
