/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getTokenizationState } from './get-tokenization-state.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';





export const getGetTokenizationStateQueryKey = (tokenizationReference: string, sdk?: Sdk) => callKeyOf(sdk, 'getTokenizationState', tokenizationReference);


export const getGetTokenizationStateQueryOptions = <TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(tokenizationReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTokenizationStateQueryKey(tokenizationReference, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTokenizationState>>> = ({ signal, queryKey }) => getTokenizationState(tokenizationReference, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: tokenizationReference === null || tokenizationReference === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTokenizationStateQueryResult = NonNullable<Awaited<ReturnType<typeof getTokenizationState>>>
export type GetTokenizationStateQueryError = OperationError<'getTokenizationState'>


/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationState<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTokenizationState>>,
          TError,
          Awaited<ReturnType<typeof getTokenizationState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationState<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTokenizationState>>,
          TError,
          Awaited<ReturnType<typeof getTokenizationState>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationState<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationState<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTokenizationStateQueryOptions(tokenizationReference,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export const prefetchGetTokenizationStateQuery = async <TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 queryClient: QueryClient, tokenizationReference: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetTokenizationStateQueryOptions(tokenizationReference,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetTokenizationState} query
 */
export const invalidateGetTokenizationState = async (
 queryClient: QueryClient, tokenizationReference: string, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetTokenizationStateQueryKey(tokenizationReference, options?.sdk) }, options);

  return queryClient;
}




export const getGetTokenizationStateSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(tokenizationReference: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTokenizationStateQueryKey(tokenizationReference, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTokenizationState>>> = ({ signal, queryKey }) => getTokenizationState(tokenizationReference, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetTokenizationStateSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getTokenizationState>>>
export type GetTokenizationStateSuspenseQueryError = OperationError<'getTokenizationState'>


/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationStateSuspense<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationStateSuspense<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationStateSuspense<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export function useGetTokenizationStateSuspense<TData = Awaited<ReturnType<typeof getTokenizationState>>, TError = OperationError<'getTokenizationState'>>(
 tokenizationReference: string, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getTokenizationState>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTokenizationStateSuspenseQueryOptions(tokenizationReference,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}