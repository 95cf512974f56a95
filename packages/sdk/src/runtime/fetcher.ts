import { config } from './config.ts';
import { send } from './send.ts';

/** Sends one call of the description and answers its body: parsed JSON, a Blob for PDF, zip and pictures, undefined for 204. Throws as `send` does. */
export async function fetcher<T>(
  operationId: string,
  path: string,
  options: RequestInit = {},
): Promise<T> {
  const body = await read(await send(config, operationId, path, options));
  if (config.validate !== 'off')
    await (await import('./validate.ts')).validate(operationId, body, config.validate);
  return body as T;
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return response.json();
  return /pdf|zip|octet-stream|^image\//.test(type) ? response.blob() : response.text();
}
