/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookTrialSession } from './book-trial-session.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { CalendarItemWithCustomerDto } from '../../model/calendarItemWithCustomerDto.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getBookTrialSessionMutationKey = () => ['bookTrialSession'] as const;

export const getBookTrialSessionMutationOptions = <TError = OperationError<'bookTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookTrialSession>>, TError,BookTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookTrialSession>>, TError,BookTrialSessionMutationVariables, TContext> => {

const mutationKey = getBookTrialSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookTrialSession>>, BookTrialSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bookTrialSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookTrialSessionMutationResult = NonNullable<Awaited<ReturnType<typeof bookTrialSession>>>
    export type BookTrialSessionMutationBody = CalendarItemWithCustomerDto
    export type BookTrialSessionMutationError = OperationError<'bookTrialSession'>
    export type BookTrialSessionMutationVariables = {data: CalendarItemWithCustomerDto}

    /**
 * Book a trial session, older version
 *
 * For any logged-in user. Older version; use createTrialSession, which does the same.
 */
export const useBookTrialSession = <TError = OperationError<'bookTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookTrialSession>>, TError,BookTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookTrialSession>>,
        TError,
        BookTrialSessionMutationVariables,
        TContext
      > => {
      return useMutation(getBookTrialSessionMutationOptions(useInstance(options)), queryClient);
    }