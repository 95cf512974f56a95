import { shared } from './config.ts';
import { addHeaders } from './headers.ts';
import type { Scope } from './scope.ts';
import type { CallOptions } from './send.ts';

type OwnHeaders = Readonly<Record<string, string | undefined>>;

/** The headers that a call takes as a parameter, and those of its options, which go first. */
export const callHeaders = ({ headers }: CallOptions = {}, own: OwnHeaders = {}): Headers =>
  addHeaders(headers, own);

/**
 * `callHeaders` of a call that takes X-Acting-For: the person of the key that asks, else of this moment; nobody stands for the
 * account itself. What was asked once is asked again, after a new login too, for the same person.
 */
export function familyHeaders(options: CallOptions = {}, own: OwnHeaders = {}): Headers {
  const { queryKey, sdk = shared } = options;
  const scope = queryKey?.[1] as Partial<Scope> | undefined;
  const { actingFor } = queryKey ? (scope ?? {}) : sdk.context();
  return callHeaders(options, { ...own, 'X-Acting-For': actingFor });
}
