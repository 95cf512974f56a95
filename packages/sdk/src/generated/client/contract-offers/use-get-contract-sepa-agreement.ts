/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getContractSepaAgreement } from './get-contract-sepa-agreement.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, skipToken, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import type { GetContractSepaAgreementParams } from '../../model/getContractSepaAgreementParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetContractSepaAgreementQueryKey = (contractOfferId: number, studioId: number, params?: GetContractSepaAgreementParams, sdk?: Sdk) => callKeyOf(sdk, 'getContractSepaAgreement', contractOfferId, studioId, params);


export const getGetContractSepaAgreementQueryOptions = <TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractSepaAgreementQueryKey(contractOfferId, studioId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractSepaAgreement>>> = ({ signal, queryKey }) => getContractSepaAgreement(contractOfferId,studioId,params, { signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn: contractOfferId === null || contractOfferId === undefined || studioId === null || studioId === undefined ? skipToken : queryFn,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetContractSepaAgreementQueryResult = NonNullable<Awaited<ReturnType<typeof getContractSepaAgreement>>>
export type GetContractSepaAgreementQueryError = OperationError<'getContractSepaAgreement'>


/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreement<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params: undefined |  GetContractSepaAgreementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractSepaAgreement>>,
          TError,
          Awaited<ReturnType<typeof getContractSepaAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreement<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getContractSepaAgreement>>,
          TError,
          Awaited<ReturnType<typeof getContractSepaAgreement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreement<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreement<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractSepaAgreementQueryOptions(contractOfferId,studioId,params,useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export const prefetchGetContractSepaAgreementQuery = async <TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 queryClient: QueryClient, contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetContractSepaAgreementQueryOptions(contractOfferId,studioId,params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetContractSepaAgreement} query
 */
export const invalidateGetContractSepaAgreement = async (
 queryClient: QueryClient, contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetContractSepaAgreementQueryKey(contractOfferId, studioId, params, options?.sdk) }, options);

  return queryClient;
}




export const getGetContractSepaAgreementSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetContractSepaAgreementQueryKey(contractOfferId, studioId, params, requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getContractSepaAgreement>>> = ({ signal, queryKey }) => getContractSepaAgreement(contractOfferId,studioId,params, { signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetContractSepaAgreementSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getContractSepaAgreement>>>
export type GetContractSepaAgreementSuspenseQueryError = OperationError<'getContractSepaAgreement'>


/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params: undefined |  GetContractSepaAgreementParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * The SEPA mandate of a contract
 *
 * Public, before signing a contract that is paid by DIRECT_DEBIT. Like getSepaAgreement, but for debits of the membership: the reference is new each time, stored with the text for 30 days, and passed in sepaMandate of signContract or signPublicContract.
 */
export function useGetContractSepaAgreementSuspense<TData = Awaited<ReturnType<typeof getContractSepaAgreement>>, TError = OperationError<'getContractSepaAgreement'>>(
 contractOfferId: number,
    studioId: number,
    params?: GetContractSepaAgreementParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getContractSepaAgreement>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetContractSepaAgreementSuspenseQueryOptions(contractOfferId,studioId,params,useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}