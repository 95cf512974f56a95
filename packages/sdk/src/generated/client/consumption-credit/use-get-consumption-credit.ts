/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getConsumptionCredit } from './get-consumption-credit.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetConsumptionCreditQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getConsumptionCredit');


export const getGetConsumptionCreditQueryOptions = <TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConsumptionCreditQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConsumptionCredit>>> = ({ signal, queryKey }) => getConsumptionCredit({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConsumptionCreditQueryResult = NonNullable<Awaited<ReturnType<typeof getConsumptionCredit>>>
export type GetConsumptionCreditQueryError = OperationError<'getConsumptionCredit'>


/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCredit<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConsumptionCredit>>,
          TError,
          Awaited<ReturnType<typeof getConsumptionCredit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCredit<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConsumptionCredit>>,
          TError,
          Awaited<ReturnType<typeof getConsumptionCredit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCredit<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCredit<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConsumptionCreditQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export const prefetchGetConsumptionCreditQuery = async <TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetConsumptionCreditQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetConsumptionCredit} query
 */
export const invalidateGetConsumptionCredit = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetConsumptionCreditQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetConsumptionCreditSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConsumptionCreditQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConsumptionCredit>>> = ({ signal, queryKey }) => getConsumptionCredit({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetConsumptionCreditSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getConsumptionCredit>>>
export type GetConsumptionCreditSuspenseQueryError = OperationError<'getConsumptionCredit'>


/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCreditSuspense<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCreditSuspense<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCreditSuspense<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Consumption credit of a member
 *
 * For members of the tenant in X-Tenant with the permission CUSTOMER_CENTER_CONSUMPTION_CREDIT_DISPLAY. Covers their studio, in its currency; zero without any entries.
 */
export function useGetConsumptionCreditSuspense<TData = Awaited<ReturnType<typeof getConsumptionCredit>>, TError = OperationError<'getConsumptionCredit'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getConsumptionCredit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConsumptionCreditSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}