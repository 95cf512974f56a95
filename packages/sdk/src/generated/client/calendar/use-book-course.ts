/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookCourse } from './book-course.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookCourseRequest } from '../../model/bookCourseRequest.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';






export const getBookCourseMutationKey = () => ['bookCourse'] as const;

export const getBookCourseMutationOptions = <TError = OperationError<'bookCourse'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookCourse>>, TError,BookCourseMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookCourse>>, TError,BookCourseMutationVariables, TContext> => {

const mutationKey = getBookCourseMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookCourse>>, BookCourseMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bookCourse(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookCourseMutationResult = NonNullable<Awaited<ReturnType<typeof bookCourse>>>
    export type BookCourseMutationBody = BookCourseRequest
    export type BookCourseMutationError = OperationError<'bookCourse'>
    export type BookCourseMutationVariables = {data: BookCourseRequest}

    /**
 * Book a course with a booking option
 *
 * For any logged-in user with a booking option at the studio's tenant. Books the place and uses the option once, or does neither; no payment is involved. With joinWaitingList, the account joins the waiting list of a full course. Booking again fails with booking.error.alreadybooked.
 */
export const useBookCourse = <TError = OperationError<'bookCourse'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookCourse>>, TError,BookCourseMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookCourse>>,
        TError,
        BookCourseMutationVariables,
        TContext
      > => {
      return useMutation(getBookCourseMutationOptions(useInstance(options)), queryClient);
    }