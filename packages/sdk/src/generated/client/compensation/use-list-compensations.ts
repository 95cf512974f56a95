/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCompensations } from './list-compensations.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListCompensationsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'listCompensations');


export const getListCompensationsQueryOptions = <TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompensationsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompensations>>> = ({ signal, queryKey }) => listCompensations({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompensationsQueryResult = NonNullable<Awaited<ReturnType<typeof listCompensations>>>
export type ListCompensationsQueryError = OperationError<'listCompensations'>


/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensations<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompensations>>,
          TError,
          Awaited<ReturnType<typeof listCompensations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensations<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompensations>>,
          TError,
          Awaited<ReturnType<typeof listCompensations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensations<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensations<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompensationsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export const prefetchListCompensationsQuery = async <TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCompensationsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCompensations} query
 */
export const invalidateListCompensations = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCompensationsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getListCompensationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompensationsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompensations>>> = ({ signal, queryKey }) => listCompensations({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCompensationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCompensations>>>
export type ListCompensationsSuspenseQueryError = OperationError<'listCompensations'>


/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensationsSuspense<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensationsSuspense<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensationsSuspense<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Compensations for times when the studio could not be used
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Covers all their contracts, with the current status of each in the time zone of its studio.
 */
export function useListCompensationsSuspense<TData = Awaited<ReturnType<typeof listCompensations>>, TError = OperationError<'listCompensations'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensations>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompensationsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}