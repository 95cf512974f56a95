/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { getMigrationSteps } from './get-migration-steps.ts';
import { callKeyOf } from '../../../runtime/scope.ts';
import type { Sdk } from '../../../runtime/config.ts';
import { useInstance } from '../../../runtime/useInstance.ts';
import type { SecondParameter } from '../../../runtime/withQueryKey.ts';
import { withQueryKey } from '../../../runtime/withQueryKey.ts';
import { queryOptions as queryOptionsBuilder, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, InvalidateOptions, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult, UseSuspenseQueryOptions, UseSuspenseQueryResult } from '@tanstack/react-query';
import type { OperationError } from '../../../runtime/operationError.ts';
import { fetcher } from '../../../runtime/fetcher.ts';






export const getGetMigrationStepsQueryKey = (sdk?: Sdk) => callKeyOf(sdk, 'getMigrationSteps');


export const getGetMigrationStepsQueryOptions = <TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMigrationStepsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMigrationSteps>>> = ({ signal, queryKey }) => getMigrationSteps({ signal, queryKey, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMigrationStepsQueryResult = NonNullable<Awaited<ReturnType<typeof getMigrationSteps>>>
export type GetMigrationStepsQueryError = OperationError<'getMigrationSteps'>


/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationSteps<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMigrationSteps>>,
          TError,
          Awaited<ReturnType<typeof getMigrationSteps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationSteps<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMigrationSteps>>,
          TError,
          Awaited<ReturnType<typeof getMigrationSteps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationSteps<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationSteps<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMigrationStepsQueryOptions(useInstance(options))

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export const prefetchGetMigrationStepsQuery = async <TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMigrationStepsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMigrationSteps} query
 */
export const invalidateGetMigrationSteps = async (
 queryClient: QueryClient,  options?: InvalidateOptions & { sdk?: Sdk }
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMigrationStepsQueryKey(options?.sdk) }, options);

  return queryClient;
}




export const getGetMigrationStepsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMigrationStepsQueryKey(requestOptions?.sdk);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMigrationSteps>>> = ({ signal, queryKey }) => getMigrationSteps({ signal, queryKey, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMigrationStepsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMigrationSteps>>>
export type GetMigrationStepsSuspenseQueryError = OperationError<'getMigrationSteps'>


/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationStepsSuspense<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationStepsSuspense<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationStepsSuspense<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

/**
 * Migration offer and its texts
 *
 * For any logged-in user. The facility group comes from X-Public-Facility-Group, or else from X-Tenant. Texts are in the language of the account, or else of Accept-Language. After declining, the wizard is still returned, starting at STEP_4; the client decides how often to show it.
 */
export function useGetMigrationStepsSuspense<TData = Awaited<ReturnType<typeof getMigrationSteps>>, TError = OperationError<'getMigrationSteps'>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMigrationSteps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMigrationStepsSuspenseQueryOptions(useInstance(options))

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}