/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookPublicCourse } from './book-public-course.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookPublicCourseHeaders } from '../../model/bookPublicCourseHeaders.ts';
import type { BookPublicCourseRequest } from '../../model/bookPublicCourseRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getBookPublicCourseMutationKey = () => ['bookPublicCourse'] as const;

export const getBookPublicCourseMutationOptions = <TError = OperationError<'bookPublicCourse'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookPublicCourse>>, TError,BookPublicCourseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookPublicCourse>>, TError,BookPublicCourseMutationVariables, TContext> => {

const mutationKey = getBookPublicCourseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookPublicCourse>>, BookPublicCourseMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bookPublicCourse(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookPublicCourseMutationResult = NonNullable<Awaited<ReturnType<typeof bookPublicCourse>>>
    export type BookPublicCourseMutationBody = BookPublicCourseRequest
    export type BookPublicCourseMutationError = OperationError<'bookPublicCourse'>
    export type BookPublicCourseMutationVariables = {data: BookPublicCourseRequest;headers?: BookPublicCourseHeaders}

    /**
 * Book a free course without an account
 *
 * Public. Only for free courses; use createPublicCourseAppointmentCheckout for others. With a session, the booking belongs to the account and makes it a customer of the tenant; without one, the uuid grants access to it. Booking again with the same address fails with booking.error.alreadybooked.
 */
export const useBookPublicCourse = <TError = OperationError<'bookPublicCourse'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookPublicCourse>>, TError,BookPublicCourseMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookPublicCourse>>,
        TError,
        BookPublicCourseMutationVariables,
        TContext
      > => {
      return useMutation(getBookPublicCourseMutationOptions(useInstance(options)), queryClient);
    }