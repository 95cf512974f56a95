/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCourses } from './list-courses.ts';
import { familyKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListCoursesParams } from '../../model/listCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';





export const getListCoursesQueryKey = (params?: ListCoursesParams, sdk?: Sdk) => familyKeyOf(sdk, 'listCourses', params);


export const getListCoursesQueryOptions = <TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(params: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourses>>> = ({ signal, queryKey }) => listCourses(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoursesQueryResult = NonNullable<Awaited<ReturnType<typeof listCourses>>>
export type ListCoursesQueryError = OperationError<'listCourses'>


/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourses>>,
          TError,
          Awaited<ReturnType<typeof listCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCourses>>,
          TError,
          Awaited<ReturnType<typeof listCourses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCourses<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export const prefetchListCoursesQuery = async <TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 queryClient: QueryClient, params: ListCoursesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCoursesQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCourses} query
 */
export const invalidateListCourses = async (
 queryClient: QueryClient, params: ListCoursesParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCoursesQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListCoursesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(params: ListCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoursesQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCourses>>> = ({ signal, queryKey }) => listCourses(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCoursesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCourses>>>
export type ListCoursesSuspenseQueryError = OperationError<'listCourses'>


/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCoursesSuspense<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCoursesSuspense<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCoursesSuspense<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export function useListCoursesSuspense<TData = Awaited<ReturnType<typeof listCourses>>, TError = OperationError<'listCourses'>>(
 params: ListCoursesParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCourses>>, TError, TData>>, request?: SecondParameter<typeof familyFetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoursesSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}