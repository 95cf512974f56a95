/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { savePersonalCalendar } from './save-personal-calendar.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { PersonalCalendarRequest } from '../../model/personalCalendarRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getSavePersonalCalendarMutationKey = () => ['savePersonalCalendar'] as const;

export const getSavePersonalCalendarMutationOptions = <TError = OperationError<'savePersonalCalendar'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonalCalendar>>, TError,SavePersonalCalendarMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof savePersonalCalendar>>, TError,SavePersonalCalendarMutationVariables, TContext> => {

const mutationKey = getSavePersonalCalendarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePersonalCalendar>>, SavePersonalCalendarMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePersonalCalendar(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePersonalCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof savePersonalCalendar>>>
    export type SavePersonalCalendarMutationBody = PersonalCalendarRequest
    export type SavePersonalCalendarMutationError = OperationError<'savePersonalCalendar'>
    export type SavePersonalCalendarMutationVariables = {data: PersonalCalendarRequest}

    /**
 * Connect the personal calendar
 *
 * For any logged-in user. The backend reads the calendar at once, and stores its address and the times of the next 62 days at which the user is busy, nothing else of it. Replaces an earlier calendar; after an error, that one stays.
 */
export const useSavePersonalCalendar = <TError = OperationError<'savePersonalCalendar'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePersonalCalendar>>, TError,SavePersonalCalendarMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePersonalCalendar>>,
        TError,
        SavePersonalCalendarMutationVariables,
        TContext
      > => {
      return useMutation(getSavePersonalCalendarMutationOptions(useInstance(options)), queryClient);
    }