/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listCompensationPremiums } from './list-compensation-premiums.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListCompensationPremiumsQueryKey = (compensationId: number, sdk?: Sdk) => callKeyOf(sdk, 'listCompensationPremiums', compensationId);


export const getListCompensationPremiumsQueryOptions = <TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(compensationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompensationPremiumsQueryKey(compensationId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompensationPremiums>>> = ({ signal, queryKey }) => listCompensationPremiums(compensationId, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: compensationId === null || compensationId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCompensationPremiumsQueryResult = NonNullable<Awaited<ReturnType<typeof listCompensationPremiums>>>
export type ListCompensationPremiumsQueryError = OperationError<'listCompensationPremiums'>


/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiums<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompensationPremiums>>,
          TError,
          Awaited<ReturnType<typeof listCompensationPremiums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiums<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCompensationPremiums>>,
          TError,
          Awaited<ReturnType<typeof listCompensationPremiums>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiums<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiums<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompensationPremiumsQueryOptions(compensationId,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export const prefetchListCompensationPremiumsQuery = async <TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 queryClient: QueryClient, compensationId: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListCompensationPremiumsQueryOptions(compensationId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListCompensationPremiums} query
 */
export const invalidateListCompensationPremiums = async (
 queryClient: QueryClient, compensationId: number, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListCompensationPremiumsQueryKey(compensationId, options?.sdk) }, options);

  return queryClient;
}




export const getListCompensationPremiumsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(compensationId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCompensationPremiumsQueryKey(compensationId, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCompensationPremiums>>> = ({ signal, queryKey }) => listCompensationPremiums(compensationId, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListCompensationPremiumsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listCompensationPremiums>>>
export type ListCompensationPremiumsSuspenseQueryError = OperationError<'listCompensationPremiums'>


/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiumsSuspense<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiumsSuspense<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiumsSuspense<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Rewards to choose from as compensation
 *
 * For members of the tenant in X-Tenant with the permission SELF_SERVICE_COMPENSATION. Available for a compensation in any status.
 */
export function useListCompensationPremiumsSuspense<TData = Awaited<ReturnType<typeof listCompensationPremiums>>, TError = OperationError<'listCompensationPremiums'>>(
 compensationId: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listCompensationPremiums>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCompensationPremiumsSuspenseQueryOptions(compensationId,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}