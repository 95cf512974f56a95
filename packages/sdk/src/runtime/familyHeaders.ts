import { config, type Runtime } from './config.ts';
import type { Scope } from './scope.ts';
import type { CallOptions } from './send.ts';

/**
 * The headers of a call that takes X-Acting-For: the person of the key that asks, else of this moment; nobody stands for the account itself.
 * What was asked once is asked again, after a new login too, for the same person.
 * @param own other headers of the call
 */
export function familyHeaders(
  { queryKey, headers }: CallOptions = {},
  own: Readonly<Record<string, string | undefined>> = {},
  { context }: Pick<Runtime, 'context'> = config,
): Headers {
  const scope = queryKey?.[1] as Partial<Scope> | undefined;
  const { actingFor } = queryKey ? (scope ?? {}) : context();
  const all = new Headers(headers);
  for (const [name, value] of Object.entries({ ...own, 'X-Acting-For': actingFor }))
    if (value && !all.has(name)) all.set(name, value);
  return all;
}
