/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { deletePersonalCalendar } from './delete-personal-calendar.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getDeletePersonalCalendarMutationKey = () => ['deletePersonalCalendar'] as const;

export const getDeletePersonalCalendarMutationOptions = <TError = OperationError<'deletePersonalCalendar'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePersonalCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePersonalCalendar>>, TError,void, TContext> => {

const mutationKey = getDeletePersonalCalendarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePersonalCalendar>>, void> = () => {


          return  deletePersonalCalendar(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePersonalCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof deletePersonalCalendar>>>

    export type DeletePersonalCalendarMutationError = OperationError<'deletePersonalCalendar'>


    /**
 * Disconnect the personal calendar
 *
 * For any logged-in user. Deletes the address and the busy times. Succeeds as well if there is no calendar.
 */
export const useDeletePersonalCalendar = <TError = OperationError<'deletePersonalCalendar'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePersonalCalendar>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePersonalCalendar>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDeletePersonalCalendarMutationOptions(useInstance(options)), queryClient);
    }