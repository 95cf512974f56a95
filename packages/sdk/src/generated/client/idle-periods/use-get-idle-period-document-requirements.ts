/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getIdlePeriodDocumentRequirements } from './get-idle-period-document-requirements.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetIdlePeriodDocumentRequirementsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getIdlePeriodDocumentRequirements');


export const getGetIdlePeriodDocumentRequirementsQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodDocumentRequirementsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>> = ({ signal, queryKey }) => getIdlePeriodDocumentRequirements({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdlePeriodDocumentRequirementsQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>>
export type GetIdlePeriodDocumentRequirementsQueryError = OperationError<'getIdlePeriodDocumentRequirements'>


/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirements<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirements<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>,
          TError,
          Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirements<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirements<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodDocumentRequirementsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export const prefetchGetIdlePeriodDocumentRequirementsQuery = async <TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetIdlePeriodDocumentRequirementsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetIdlePeriodDocumentRequirements} query
 */
export const invalidateGetIdlePeriodDocumentRequirements = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetIdlePeriodDocumentRequirementsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetIdlePeriodDocumentRequirementsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdlePeriodDocumentRequirementsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>> = ({ signal, queryKey }) => getIdlePeriodDocumentRequirements({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetIdlePeriodDocumentRequirementsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>>
export type GetIdlePeriodDocumentRequirementsSuspenseQueryError = OperationError<'getIdlePeriodDocumentRequirements'>


/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirementsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirementsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirementsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Document requirements of idle periods
 *
 * For members of the tenant in X-Tenant. Requires the permission CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ.
 */
export function useGetIdlePeriodDocumentRequirementsSuspense<TData = Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError = OperationError<'getIdlePeriodDocumentRequirements'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getIdlePeriodDocumentRequirements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdlePeriodDocumentRequirementsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}