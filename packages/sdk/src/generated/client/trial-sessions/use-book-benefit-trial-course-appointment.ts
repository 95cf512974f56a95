/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookBenefitTrialCourseAppointment } from './book-benefit-trial-course-appointment.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookBenefitTrialCourseAppointmentHeaders } from '../../model/bookBenefitTrialCourseAppointmentHeaders.ts';
import type { CourseCalendarItemWithCustomerDto } from '../../model/courseCalendarItemWithCustomerDto.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getBookBenefitTrialCourseAppointmentMutationKey = () => ['bookBenefitTrialCourseAppointment'] as const;

export const getBookBenefitTrialCourseAppointmentMutationOptions = <TError = OperationError<'bookBenefitTrialCourseAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookBenefitTrialCourseAppointment>>, TError,BookBenefitTrialCourseAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookBenefitTrialCourseAppointment>>, TError,BookBenefitTrialCourseAppointmentMutationVariables, TContext> => {

const mutationKey = getBookBenefitTrialCourseAppointmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookBenefitTrialCourseAppointment>>, BookBenefitTrialCourseAppointmentMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bookBenefitTrialCourseAppointment(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookBenefitTrialCourseAppointmentMutationResult = NonNullable<Awaited<ReturnType<typeof bookBenefitTrialCourseAppointment>>>
    export type BookBenefitTrialCourseAppointmentMutationBody = CourseCalendarItemWithCustomerDto
    export type BookBenefitTrialCourseAppointmentMutationError = OperationError<'bookBenefitTrialCourseAppointment'>
    export type BookBenefitTrialCourseAppointmentMutationVariables = {data: CourseCalendarItemWithCustomerDto;headers?: BookBenefitTrialCourseAppointmentHeaders}

    /**
 * Try a course, older version
 *
 * Public. Older version; use createBenefitTrialCourseAppointment, which does the same.
 */
export const useBookBenefitTrialCourseAppointment = <TError = OperationError<'bookBenefitTrialCourseAppointment'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookBenefitTrialCourseAppointment>>, TError,BookBenefitTrialCourseAppointmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookBenefitTrialCourseAppointment>>,
        TError,
        BookBenefitTrialCourseAppointmentMutationVariables,
        TContext
      > => {
      return useMutation(getBookBenefitTrialCourseAppointmentMutationOptions(useInstance(options)), queryClient);
    }