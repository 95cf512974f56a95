/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getCourse } from './get-course.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getGetCourseQueryKey = (itemId: number, sdk?: Sdk) => familyKeyOf(sdk, 'getCourse', itemId);


export const getGetCourseQueryOptions = <TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseQueryKey(itemId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourse>>> = ({ signal, queryKey }) => getCourse(itemId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: itemId === null || itemId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCourseQueryResult = NonNullable<Awaited<ReturnType<typeof getCourse>>>
export type GetCourseQueryError = OperationError<'getCourse'>


/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourse>>,
          TError,
          Awaited<ReturnType<typeof getCourse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCourse>>,
          TError,
          Awaited<ReturnType<typeof getCourse>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourse<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseQueryOptions(itemId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export const prefetchGetCourseQuery = async <TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 queryClient: QueryClient, itemId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCourseQueryOptions(itemId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCourse} query
 */
export const invalidateGetCourse = async (
 queryClient: QueryClient, itemId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCourseQueryKey(itemId, options?.sdk) }, options);

  return queryClient;
}




export const getGetCourseSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCourseQueryKey(itemId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCourse>>> = ({ signal, queryKey }) => getCourse(itemId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCourseSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCourse>>>
export type GetCourseSuspenseQueryError = OperationError<'getCourse'>


/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * One course appointment
 *
 * For any logged-in user. Also finds past and canceled appointments, and events. The number of places is current; myBooking and benefitBookingOptionType depend on the account. Instants have the studio's offset, prices are in the major unit of the studio's currency.
 */
export function useGetCourseSuspense<TData = Awaited<ReturnType<typeof getCourse>>, TError = OperationError<'getCourse'>>(
 itemId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCourse>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCourseSuspenseQueryOptions(itemId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}