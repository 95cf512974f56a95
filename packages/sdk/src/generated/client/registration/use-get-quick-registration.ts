/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getQuickRegistration } from './get-quick-registration.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetQuickRegistrationParams } from '../../model/getQuickRegistrationParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetQuickRegistrationQueryKey = (params?: GetQuickRegistrationParams, sdk?: Sdk) => callKeyOf(sdk, 'getQuickRegistration', params);


export const getGetQuickRegistrationQueryOptions = <TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(params: GetQuickRegistrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuickRegistrationQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuickRegistration>>> = ({ signal, queryKey }) => getQuickRegistration(params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetQuickRegistrationQueryResult = NonNullable<Awaited<ReturnType<typeof getQuickRegistration>>>
export type GetQuickRegistrationQueryError = OperationError<'getQuickRegistration'>


/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistration<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuickRegistration>>,
          TError,
          Awaited<ReturnType<typeof getQuickRegistration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistration<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getQuickRegistration>>,
          TError,
          Awaited<ReturnType<typeof getQuickRegistration>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistration<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistration<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuickRegistrationQueryOptions(params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export const prefetchGetQuickRegistrationQuery = async <TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 queryClient: QueryClient, params: GetQuickRegistrationParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetQuickRegistrationQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetQuickRegistration} query
 */
export const invalidateGetQuickRegistration = async (
 queryClient: QueryClient, params: GetQuickRegistrationParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetQuickRegistrationQueryKey(params, options?.sdk) }, options);

  return queryClient;
}




export const getGetQuickRegistrationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(params: GetQuickRegistrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetQuickRegistrationQueryKey(params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuickRegistration>>> = ({ signal, queryKey }) => getQuickRegistration(params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetQuickRegistrationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getQuickRegistration>>>
export type GetQuickRegistrationSuspenseQueryError = OperationError<'getQuickRegistration'>


/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistrationSuspense<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistrationSuspense<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistrationSuspense<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The invited person
 *
 * For anyone with the link of an invitation; fills in the form of registerQuickly. Changes nothing. If the invitation has an email address, the account must use it.
 */
export function useGetQuickRegistrationSuspense<TData = Awaited<ReturnType<typeof getQuickRegistration>>, TError = OperationError<'getQuickRegistration'>>(
 params: GetQuickRegistrationParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getQuickRegistration>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetQuickRegistrationSuspenseQueryOptions(params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}