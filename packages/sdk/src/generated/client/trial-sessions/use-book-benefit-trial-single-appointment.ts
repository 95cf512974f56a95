/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookBenefitTrialSingleAppointment } from './book-benefit-trial-single-appointment.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookBenefitTrialSingleAppointmentHeaders } from '../../model/bookBenefitTrialSingleAppointmentHeaders.ts';
import type { CalendarItemWithCustomerDto } from '../../model/calendarItemWithCustomerDto.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getBookBenefitTrialSingleAppointmentMutationKey = () => ['bookBenefitTrialSingleAppointment'] as const;

export const getBookBenefitTrialSingleAppointmentMutationOptions = <TError = OperationError<'bookBenefitTrialSingleAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookBenefitTrialSingleAppointment>>, TError,BookBenefitTrialSingleAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookBenefitTrialSingleAppointment>>, TError,BookBenefitTrialSingleAppointmentMutationVariables, TContext> => {

const mutationKey = getBookBenefitTrialSingleAppointmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookBenefitTrialSingleAppointment>>, BookBenefitTrialSingleAppointmentMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bookBenefitTrialSingleAppointment(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookBenefitTrialSingleAppointmentMutationResult = NonNullable<Awaited<ReturnType<typeof bookBenefitTrialSingleAppointment>>>
    export type BookBenefitTrialSingleAppointmentMutationBody = CalendarItemWithCustomerDto
    export type BookBenefitTrialSingleAppointmentMutationError = OperationError<'bookBenefitTrialSingleAppointment'>
    export type BookBenefitTrialSingleAppointmentMutationVariables = {data: CalendarItemWithCustomerDto;headers?: BookBenefitTrialSingleAppointmentHeaders}

    /**
 * Try a kind of appointment, older version
 *
 * Public. Older version; use createBenefitTrialSingleAppointment, which does the same.
 */
export const useBookBenefitTrialSingleAppointment = <TError = OperationError<'bookBenefitTrialSingleAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookBenefitTrialSingleAppointment>>, TError,BookBenefitTrialSingleAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookBenefitTrialSingleAppointment>>,
        TError,
        BookBenefitTrialSingleAppointmentMutationVariables,
        TContext
      > => {
      return useMutation(getBookBenefitTrialSingleAppointmentMutationOptions(useInstance(options)), queryClient);
    }