/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getSepaAgreement } from './get-sepa-agreement.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetSepaAgreementParams } from '../../model/getSepaAgreementParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetSepaAgreementQueryKey = (studioId: number, params?: GetSepaAgreementParams, sdk?: Sdk) => callKeyOf(sdk, 'getSepaAgreement', studioId, params);


export const getGetSepaAgreementQueryOptions = <TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSepaAgreementQueryKey(studioId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSepaAgreement>>> = ({ signal, queryKey }) => getSepaAgreement(studioId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSepaAgreementQueryResult = NonNullable<Awaited<ReturnType<typeof getSepaAgreement>>>
export type GetSepaAgreementQueryError = OperationError<'getSepaAgreement'>


/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreement<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params: undefined |  GetSepaAgreementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSepaAgreement>>,
          TError,
          Awaited<ReturnType<typeof getSepaAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreement<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSepaAgreement>>,
          TError,
          Awaited<ReturnType<typeof getSepaAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreement<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreement<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSepaAgreementQueryOptions(studioId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export const prefetchGetSepaAgreementQuery = async <TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 queryClient: QueryClient, studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetSepaAgreementQueryOptions(studioId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetSepaAgreement} query
 */
export const invalidateGetSepaAgreement = async (
 queryClient: QueryClient, studioId: number,
    params?: GetSepaAgreementParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetSepaAgreementQueryKey(studioId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetSepaAgreementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSepaAgreementQueryKey(studioId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSepaAgreement>>> = ({ signal, queryKey }) => getSepaAgreement(studioId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetSepaAgreementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getSepaAgreement>>>
export type GetSepaAgreementSuspenseQueryError = OperationError<'getSepaAgreement'>


/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params: undefined |  GetSepaAgreementParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The SEPA mandate of a studio
 *
 * Public, before a DIRECT_DEBIT. Title, authorization with the notice of the refund within eight weeks, and the creditor, in the language of Accept-Language, or else of the studio. The reference is new each time and stored with the text for 30 days; pass it to initiateTokenization with the bank account. With mandateReference, returns the text of that mandate and changes nothing.
 */
export function useGetSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getSepaAgreement>>, TError = OperationError<'getSepaAgreement'>>(
 studioId: number,
    params?: GetSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSepaAgreementSuspenseQueryOptions(studioId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}