/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookSingle } from './book-single.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookSingleRequest } from '../../model/bookSingleRequest.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getBookSingleMutationKey = () => ['bookSingle'] as const;

export const getBookSingleMutationOptions = <TError = OperationError<'bookSingle'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookSingle>>, TError,BookSingleMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookSingle>>, TError,BookSingleMutationVariables, TContext> => {

const mutationKey = getBookSingleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookSingle>>, BookSingleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bookSingle(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookSingleMutationResult = NonNullable<Awaited<ReturnType<typeof bookSingle>>>
    export type BookSingleMutationBody = BookSingleRequest
    export type BookSingleMutationError = OperationError<'bookSingle'>
    export type BookSingleMutationVariables = {data: BookSingleRequest}

    /**
 * Book a single appointment with a booking option
 *
 * For any logged-in user with a booking option at the studio's tenant. Books the employee's time and uses the option once, or does neither; no payment is involved. Without an employee, chooses the available one with the fewest appointments on that day. Only a trial contingent pays for a trial session. Booking again fails with booking.error.alreadybooked.
 */
export const useBookSingle = <TError = OperationError<'bookSingle'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookSingle>>, TError,BookSingleMutationVariables, TContext>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookSingle>>,
        TError,
        BookSingleMutationVariables,
        TContext
      > => {
      return useMutation(getBookSingleMutationOptions(useInstance(options)), queryClient);
    }