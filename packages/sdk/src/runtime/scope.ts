import { hosts } from '../generated/hosts.ts';
import { type Sdk, shared } from './config.ts';

/** Context of a query. Part of its key, so one chain's data is never shown in another. */
export interface Scope {
  readonly backend: string | undefined;
  readonly tenant: string | undefined;
  readonly accountContext: string | undefined;
  readonly language: string | undefined;
  /** Family member the account acts for; only set for calls that accept it. */
  readonly actingFor: string | undefined;
}

/** Returns the scope of a query key; undefined for a key that was not built here and so means the current context. */
export const readScope = (queryKey: readonly unknown[] | undefined): Scope | undefined => {
  const scope = queryKey?.[1];
  return 'backend' in Object(scope) ? (scope as Scope) : undefined;
};

/**
 * Returns a query key: the operation, so a prefix matches all its queries; the current scope; the parameters. The
 * call is sent with the scope of its key, even if the context has changed since (runtime/send.ts).
 *
 * An instance may come first; by default the scope is that of the instance `configureSdk` sets up.
 */
export function queryKeyOf<const Id extends string, Parameters extends readonly unknown[]>(
  operationId: Id,
  ...parameters: Parameters
): readonly [Id, Scope, ...Parameters];
export function queryKeyOf<const Id extends string, Parameters extends readonly unknown[]>(
  sdk: Sdk | undefined,
  operationId: Id,
  ...parameters: Parameters
): readonly [Id, Scope, ...Parameters];
export function queryKeyOf(...definedParameters: readonly unknown[]): unknown {
  const [first, ...rest] = definedParameters;
  return typeof first === 'string'
    ? buildKey(undefined, first, rest, false)
    : buildKey(first as Sdk | undefined, String(rest[0]), rest.slice(1), false);
}

/** `queryKeyOf` for generated code. */
export const callKeyOf = <const Id extends string, Parameters extends readonly unknown[]>(
  sdk: Sdk | undefined,
  operationId: Id,
  ...parameters: Parameters
): readonly [Id, Scope, ...Parameters] => buildKey(sdk, operationId, parameters, false);

/**
 * `callKeyOf` for calls that accept X-Acting-For. The scope includes the family member, so one person's data is
 * never shown as another's.
 */
export const familyKeyOf = <const Id extends string, Parameters extends readonly unknown[]>(
  sdk: Sdk | undefined,
  operationId: Id,
  ...parameters: Parameters
): readonly [Id, Scope, ...Parameters] => buildKey(sdk, operationId, parameters, true);

function buildKey<Id extends string, Parameters extends readonly unknown[]>(
  sdk: Sdk = shared,
  operationId: Id,
  parameters: Parameters,
  forFamily: boolean,
): readonly [Id, Scope, ...Parameters] {
  const { tenant, accountContext, language, actingFor } = sdk.context();
  const service = hosts[operationId];
  const scope: Scope = {
    // External services have their own origin.
    backend: service ? sdk.hosts[service] : sdk.baseUrl,
    tenant,
    accountContext,
    language,
    actingFor: forFamily ? actingFor : undefined,
  };
  const given = parameters.filter((parameter) => parameter !== undefined);
  return [operationId, scope, ...(given as unknown as Parameters)];
}
