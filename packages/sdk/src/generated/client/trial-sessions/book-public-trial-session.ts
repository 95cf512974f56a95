/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
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
  BookPublicTrialSessionHeaders
} from '../../model/bookPublicTrialSessionHeaders.ts';

import type {
  CalendarItemWithCustomerDto
} from '../../model/calendarItemWithCustomerDto.ts';

import type {
  TrialBooking
} from '../../model/trialBooking.ts';

import { fetcher } from '../../../runtime/fetcher.ts';


export const getBookPublicTrialSessionUrl = () => {




  return `/nox/public/v1/trialsession/book`
}

/**
 * Book a trial session without an account, older version
 *
 * Public. Older version; use createPublicTrialSession, which does the same.
 */
export const bookPublicTrialSession = async (calendarItemWithCustomerDto: CalendarItemWithCustomerDto,
    headers?: BookPublicTrialSessionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

    
return fetcher<TrialBooking>(getBookPublicTrialSessionUrl(),
  {
    operationId: 'bookPublicTrialSession',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeBookPublicTrialSessionRequest(calendarItemWithCustomerDto))
  }
).then(deserializeBookPublicTrialSessionResponse);}


const deserializeBookPublicTrialSessionResponse = (data: TrialBooking): TrialBooking => {
  if (data == null) return data;
  if (data.confirmUntil != null) {
    data.confirmUntil = toDate(data.confirmUntil);
  }
  if (data.calendarItem != null) {
    data.calendarItem.startDateTime = toDate(data.calendarItem.startDateTime);
    data.calendarItem.endDateTime = toDate(data.calendarItem.endDateTime);
    if (data.calendarItem.waitingListUntil != null) {
      data.calendarItem.waitingListUntil = toDate(data.calendarItem.waitingListUntil);
    }
    if (data.calendarItem.cancelableUntil != null) {
      data.calendarItem.cancelableUntil = toDate(data.calendarItem.cancelableUntil);
    }
    if (data.calendarItem.freeCancelationUntil != null) {
      data.calendarItem.freeCancelationUntil = toDate(data.calendarItem.freeCancelationUntil);
    }
    if (data.calendarItem.confirmUntil != null) {
      data.calendarItem.confirmUntil = toDate(data.calendarItem.confirmUntil);
    }
    if (data.calendarItem.ending != null) {
      data.calendarItem.ending.endedAt = toDate(data.calendarItem.ending.endedAt);
    }
  }
  return data;
};

const serializeBookPublicTrialSessionRequest = (data: CalendarItemWithCustomerDto): CalendarItemWithCustomerDto => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.customer != null) {
    copy.customer = { ...copy.customer };
    if (copy.customer.dateOfBirth != null) {
      copy.customer.dateOfBirth = copy.customer.dateOfBirth instanceof Date ? (copy.customer.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.customer.dateOfBirth;
    }
  }
  return copy;
};




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
