/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listLoyaltyActivities } from './list-loyalty-activities.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getListLoyaltyActivitiesQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listLoyaltyActivities');


export const getListLoyaltyActivitiesQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyActivitiesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyActivities>>> = ({ signal, queryKey }) => listLoyaltyActivities({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLoyaltyActivitiesQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyActivities>>>
export type ListLoyaltyActivitiesQueryError = OperationError<'listLoyaltyActivities'>


/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivities<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyActivities>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivities<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLoyaltyActivities>>,
          TError,
          Awaited<ReturnType<typeof listLoyaltyActivities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivities<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivities<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyActivitiesQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export const prefetchListLoyaltyActivitiesQuery = async <TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLoyaltyActivitiesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLoyaltyActivities} query
 */
export const invalidateListLoyaltyActivities = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLoyaltyActivitiesQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListLoyaltyActivitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLoyaltyActivitiesQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLoyaltyActivities>>> = ({ signal, queryKey }) => listLoyaltyActivities({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLoyaltyActivitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLoyaltyActivities>>>
export type ListLoyaltyActivitiesSuspenseQueryError = OperationError<'listLoyaltyActivities'>


/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivitiesSuspense<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivitiesSuspense<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivitiesSuspense<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Activities that earn points
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_LOYALTY_PROGRAM, whether or not they have joined the program.
 */
export function useListLoyaltyActivitiesSuspense<TData = Awaited<ReturnType<typeof listLoyaltyActivities>>, TError = OperationError<'listLoyaltyActivities'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLoyaltyActivities>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLoyaltyActivitiesSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}