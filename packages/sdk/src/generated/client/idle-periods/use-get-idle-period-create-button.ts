/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getIdlePeriodCreateButton } from './get-idle-period-create-button.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetIdlePeriodCreateButtonQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getIdlePeriodCreateButton');


export const getGetIdlePeriodCreateButtonQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodCreateButtonQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>> = ({ signal, queryKey }) => getIdlePeriodCreateButton({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdlePeriodCreateButtonQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>>
export type GetIdlePeriodCreateButtonQueryError = OperationError<'getIdlePeriodCreateButton'>


/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButton<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodCreateButton>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodCreateButton>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButton<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodCreateButton>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodCreateButton>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButton<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButton<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodCreateButtonQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export const prefetchGetIdlePeriodCreateButtonQuery = async <TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetIdlePeriodCreateButtonQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetIdlePeriodCreateButton} query
 */
export const invalidateGetIdlePeriodCreateButton = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIdlePeriodCreateButtonQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetIdlePeriodCreateButtonSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodCreateButtonQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>> = ({ signal, queryKey }) => getIdlePeriodCreateButton({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdlePeriodCreateButtonSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>>
export type GetIdlePeriodCreateButtonSuspenseQueryError = OperationError<'getIdlePeriodCreateButton'>


/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButtonSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButtonSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButtonSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Availability of idle periods for the member
 *
 * For members of the tenant in X-Tenant. True if the member has the permission, the contract is active or upcoming and not canceled, and there is a possible start.
 */
export function useGetIdlePeriodCreateButtonSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError = OperationError<'getIdlePeriodCreateButton'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodCreateButton>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodCreateButtonSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}