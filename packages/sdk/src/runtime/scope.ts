import { hosts } from '../generated/hosts.ts';
import { type Sdk, shared } from './config.ts';

/** For whom and where a call asks: what one chain answered is never shown in another. */
export interface Scope {
  readonly backend: string | undefined;
  readonly tenant: string | undefined;
  readonly accountContext: string | undefined;
  readonly language: string | undefined;
  /** Of a call that takes it: the person whom the account acts for. */
  readonly actingFor: string | undefined;
}

/**
 * The key of a query: its operation, so that a prefix finds all of it; the scope of this moment; then its parameters. The call
 * is sent under the scope of its key, whatever the scope is by then (runtime/send.ts).
 *
 * An instance may stand first; without one the scope is that of the instance that `configureSdk` sets up.
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
export function queryKeyOf(...given: readonly unknown[]): unknown {
  const [first, ...rest] = given;
  return typeof first === 'string'
    ? keyOf(undefined, first, rest, false)
    : keyOf(first as Sdk | undefined, String(rest[0]), rest.slice(1), false);
}

/** `queryKeyOf` of a call that takes X-Acting-For: its scope has the person, so that what is one person's is never shown as another's. */
export const familyKeyOf = <const Id extends string, Parameters extends readonly unknown[]>(
  sdk: Sdk | undefined,
  operationId: Id,
  ...parameters: Parameters
): readonly [Id, Scope, ...Parameters] => keyOf(sdk, operationId, parameters, true);

function keyOf<Id extends string, Parameters extends readonly unknown[]>(
  sdk: Sdk = shared,
  operationId: Id,
  parameters: Parameters,
  forFamily: boolean,
): readonly [Id, Scope, ...Parameters] {
  const { tenant, accountContext, language, actingFor } = sdk.context();
  const service = hosts[operationId];
  const scope: Scope = {
    // A service beside the backend is somewhere else.
    backend: service ? sdk.hosts[service] : sdk.baseUrl,
    tenant,
    accountContext,
    language,
    actingFor: forFamily ? actingFor : undefined,
  };
  const given = parameters.filter((parameter) => parameter !== undefined);
  return [operationId, scope, ...(given as unknown as Parameters)];
}
