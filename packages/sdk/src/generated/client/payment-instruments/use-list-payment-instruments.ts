/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { listPaymentInstruments } from './list-payment-instruments.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { ListPaymentInstrumentsParams } from '../../model/listPaymentInstrumentsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getListPaymentInstrumentsQueryKey = (params?: ListPaymentInstrumentsParams, sdk?: Sdk) => callKeyOf(sdk, 'listPaymentInstruments', params);


export const getListPaymentInstrumentsQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentInstrumentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentInstruments>>> = ({ signal, queryKey }) => listPaymentInstruments(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPaymentInstrumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentInstruments>>>
export type ListPaymentInstrumentsQueryError = OperationError<'listPaymentInstruments'>


/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstruments<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params: undefined |  ListPaymentInstrumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentInstruments>>,
          TError,
          Awaited<ReturnType<typeof listPaymentInstruments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstruments<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPaymentInstruments>>,
          TError,
          Awaited<ReturnType<typeof listPaymentInstruments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstruments<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstruments<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentInstrumentsQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export const prefetchListPaymentInstrumentsQuery = async <TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 queryClient: QueryClient, params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getListPaymentInstrumentsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListPaymentInstruments} query
 */
export const invalidateListPaymentInstruments = async (
 queryClient: QueryClient, params?: ListPaymentInstrumentsParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListPaymentInstrumentsQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getListPaymentInstrumentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPaymentInstrumentsQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPaymentInstruments>>> = ({ signal, queryKey }) => listPaymentInstruments(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListPaymentInstrumentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listPaymentInstruments>>>
export type ListPaymentInstrumentsSuspenseQueryError = OperationError<'listPaymentInstruments'>


/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstrumentsSuspense<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params: undefined |  ListPaymentInstrumentsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstrumentsSuspense<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstrumentsSuspense<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Stored instruments of the account
 *
 * For any logged-in user. Stored by the account at any tenant; cards for a single public checkout are not included. With organizationUnitId, only those that can be used there, since a mandate is for one creditor. Default first, then oldest first.
 */
export function useListPaymentInstrumentsSuspense<TData = Awaited<ReturnType<typeof listPaymentInstruments>>, TError = OperationError<'listPaymentInstruments'>>(
 params?: ListPaymentInstrumentsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listPaymentInstruments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPaymentInstrumentsSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}