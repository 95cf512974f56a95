/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookPublicTrialSession } from './book-public-trial-session.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookPublicTrialSessionHeaders } from '../../model/bookPublicTrialSessionHeaders.ts';
import type { CalendarItemWithCustomerDto } from '../../model/calendarItemWithCustomerDto.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getBookPublicTrialSessionMutationKey = () => ['bookPublicTrialSession'] as const;

export const getBookPublicTrialSessionMutationOptions = <TError = OperationError<'bookPublicTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookPublicTrialSession>>, TError,BookPublicTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookPublicTrialSession>>, TError,BookPublicTrialSessionMutationVariables, TContext> => {

const mutationKey = getBookPublicTrialSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookPublicTrialSession>>, BookPublicTrialSessionMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bookPublicTrialSession(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookPublicTrialSessionMutationResult = NonNullable<Awaited<ReturnType<typeof bookPublicTrialSession>>>
    export type BookPublicTrialSessionMutationBody = CalendarItemWithCustomerDto
    export type BookPublicTrialSessionMutationError = OperationError<'bookPublicTrialSession'>
    export type BookPublicTrialSessionMutationVariables = {data: CalendarItemWithCustomerDto;headers?: BookPublicTrialSessionHeaders}

    /**
 * Book a trial session without an account, older version
 *
 * Public. Older version; use createPublicTrialSession, which does the same.
 */
export const useBookPublicTrialSession = <TError = OperationError<'bookPublicTrialSession'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookPublicTrialSession>>, TError,BookPublicTrialSessionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookPublicTrialSession>>,
        TError,
        BookPublicTrialSessionMutationVariables,
        TContext
      > => {
      return useMutation(getBookPublicTrialSessionMutationOptions(useInstance(options)), queryClient);
    }