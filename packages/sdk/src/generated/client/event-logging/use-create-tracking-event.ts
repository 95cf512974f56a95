/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createTrackingEvent } from './create-tracking-event.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { TrackingEvent } from '../../model/trackingEvent.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getCreateTrackingEventMutationKey = () => ['createTrackingEvent'] as const;

export const getCreateTrackingEventMutationOptions = <TError = OperationError<'createTrackingEvent'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTrackingEvent>>, TError,CreateTrackingEventMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTrackingEvent>>, TError,CreateTrackingEventMutationVariables, TContext> => {

const mutationKey = getCreateTrackingEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTrackingEvent>>, CreateTrackingEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTrackingEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTrackingEventMutationResult = NonNullable<Awaited<ReturnType<typeof createTrackingEvent>>>
    export type CreateTrackingEventMutationBody = TrackingEvent
    export type CreateTrackingEventMutationError = OperationError<'createTrackingEvent'>
    export type CreateTrackingEventMutationVariables = {data: TrackingEvent}

    /**
 * Log an event
 *
 * Public, if the user has consented to statistics, which the client must ensure. Contents are not checked against an account. Repeating the call logs a second event. Clients should ignore failures.
 */
export const useCreateTrackingEvent = <TError = OperationError<'createTrackingEvent'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTrackingEvent>>, TError,CreateTrackingEventMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTrackingEvent>>,
        TError,
        CreateTrackingEventMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTrackingEventMutationOptions(useInstance(options)), queryClient);
    }