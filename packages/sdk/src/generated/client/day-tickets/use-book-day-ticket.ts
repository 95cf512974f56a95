/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { bookDayTicket } from './book-day-ticket.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { BookDayTicketHeaders } from '../../model/bookDayTicketHeaders.ts';
import type { BookDayTicketRequest } from '../../model/bookDayTicketRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getBookDayTicketMutationKey = () => ['bookDayTicket'] as const;

export const getBookDayTicketMutationOptions = <TError = OperationError<'bookDayTicket'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookDayTicket>>, TError,BookDayTicketMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof bookDayTicket>>, TError,BookDayTicketMutationVariables, TContext> => {

const mutationKey = getBookDayTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookDayTicket>>, BookDayTicketMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bookDayTicket(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BookDayTicketMutationResult = NonNullable<Awaited<ReturnType<typeof bookDayTicket>>>
    export type BookDayTicketMutationBody = BookDayTicketRequest
    export type BookDayTicketMutationError = OperationError<'bookDayTicket'>
    export type BookDayTicketMutationVariables = {data: BookDayTicketRequest;headers?: BookDayTicketHeaders}

    /**
 * Book a day ticket and pay at the studio
 *
 * Public; a session has no effect. The ticket is valid at once, its code is mailed, and it is paid at the studio. Repeating the call without the same Idempotency-Key books a second one. To pay in advance, use createPublicProductVariantCheckout.
 */
export const useBookDayTicket = <TError = OperationError<'bookDayTicket'>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bookDayTicket>>, TError,BookDayTicketMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bookDayTicket>>,
        TError,
        BookDayTicketMutationVariables,
        TContext
      > => {
      return useMutation(getBookDayTicketMutationOptions(useInstance(options)), queryClient);
    }