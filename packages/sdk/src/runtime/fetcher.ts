import { config } from './config.ts';
import { type Call, type CallOptions, send } from './send.ts';

/** Sends one call of the description and answers its body. Throws as `send` does; AnswerError also for a body of another shape, where answers are checked. */
export async function fetcher<T>(
  operationId: string,
  statuses: readonly number[],
  path: string,
  options: CallOptions = {},
  kind?: Pick<Call, 'isFile' | 'service'>,
): Promise<T> {
  const { data } = await send(config, { operationId, statuses, path, ...kind }, options);
  if (config.validate !== 'off')
    await (await import('./validate.ts')).validate(operationId, data, config.validate);
  return data as T;
}
