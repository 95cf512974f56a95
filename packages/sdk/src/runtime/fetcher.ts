import { type CallKind, type CallOptions, send } from './send.ts';

/** Sends one call of the description and answers its body. Throws as `send` does. */
// The generator reads from these parameters that there are options.
export const fetcher = async <T>(
  operationId: string,
  statuses: readonly number[],
  path: string,
  options?: CallOptions,
  kind?: CallKind,
): Promise<T> => (await send(operationId, statuses, path, options, kind)).data as T;
