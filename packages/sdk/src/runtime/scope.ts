import { hosts } from '../generated/hosts.ts';
import { config } from './config.ts';

/** For whom and where a call asks: what one chain answered is never shown in another. */
export interface Scope {
  readonly backend: string | undefined;
  readonly tenant: string | undefined;
  readonly accountContext: string | undefined;
  readonly language: string | undefined;
  /** Of a call that takes it: the person whom the account acts for. */
  readonly actingFor: string | undefined;
}

/** Where the service beside the backend is that an operation belongs to, else the backend itself. */
const backendOf = (operationId: string): string | undefined => {
  const service = hosts[operationId];
  return service ? config.hosts[service] : config.baseUrl;
};

/**
 * The key of a query: its operation, so that a prefix finds all of it; the scope of this moment; then its parameters. The call
 * is sent under the scope of its key, whatever the scope is by then (runtime/send.ts).
 */
export function queryKeyOf<const Id extends string, Parameters extends readonly unknown[]>(
  operationId: Id,
  ...parameters: Parameters
): readonly [Id, Scope, ...Parameters] {
  return keyOf(operationId, parameters, false);
}

/** `queryKeyOf` of a call that takes X-Acting-For: its scope has the person, so that what is one person's is never shown as another's. */
export function familyKeyOf<const Id extends string, Parameters extends readonly unknown[]>(
  operationId: Id,
  ...parameters: Parameters
): readonly [Id, Scope, ...Parameters] {
  return keyOf(operationId, parameters, true);
}

function keyOf<Id extends string, Parameters extends readonly unknown[]>(
  operationId: Id,
  parameters: Parameters,
  forFamily: boolean,
): readonly [Id, Scope, ...Parameters] {
  const { tenant, accountContext, language, actingFor } = config.context();
  const scope: Scope = {
    backend: backendOf(operationId),
    tenant,
    accountContext,
    language,
    actingFor: forFamily ? actingFor : undefined,
  };
  const given = parameters.filter((parameter) => parameter !== undefined);
  return [operationId, scope, ...(given as unknown as Parameters)];
}
