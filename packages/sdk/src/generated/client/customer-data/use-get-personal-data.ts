/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getPersonalData } from './get-personal-data.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetPersonalDataQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getPersonalData');


export const getGetPersonalDataQueryOptions = <TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalData>>> = ({ signal, queryKey }) => getPersonalData({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPersonalDataQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalData>>>
export type GetPersonalDataQueryError = OperationError<'getPersonalData'>


/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalData<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalData>>,
          TError,
          Awaited<ReturnType<typeof getPersonalData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalData<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPersonalData>>,
          TError,
          Awaited<ReturnType<typeof getPersonalData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalData<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalData<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPersonalDataQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export const prefetchGetPersonalDataQuery = async <TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPersonalDataQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPersonalData} query
 */
export const invalidateGetPersonalData = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPersonalDataQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetPersonalDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPersonalDataQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPersonalData>>> = ({ signal, queryKey }) => getPersonalData({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPersonalDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPersonalData>>>
export type GetPersonalDataSuspenseQueryError = OperationError<'getPersonalData'>


/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalDataSuspense<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalDataSuspense<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalDataSuspense<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Personal data of the member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_PERSONAL_ACTIVE_READ. The studio's data, with the pending change, if any.
 */
export function useGetPersonalDataSuspense<TData = Awaited<ReturnType<typeof getPersonalData>>, TError = OperationError<'getPersonalData'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPersonalData>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPersonalDataSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}