import createClient, { type Client } from 'openapi-fetch';
import { operations } from './generated/operations.ts';
import type { paths } from './generated/paths.ts';
import { type SdkConfig, config, defaults } from './runtime/config.ts';
import { send } from './runtime/send.ts';

export type StudioClient = Client<paths>;

const idOf = new Map(
  Object.entries(operations).map(([id, { method, path }]) => [`${method} ${path}`, id]),
);

/**
 * A client without React, addressed by path: `const { data } = await client.GET('/nox/public/v1/tenant', {})`.
 *
 * Without arguments it shares what `configureSdk` was given; with arguments it is a client of its own, so that one program
 * can talk to several backends. Headers, retries and errors are those of the hooks: from status 400 it throws ApiError.
 */
export function createStudioClient(own?: Partial<SdkConfig>): StudioClient {
  const settings = own ? { ...defaults, ...own } : config;
  const client = createClient<paths>({
    // The runtime adds its own base address; a placeholder makes the address that openapi-fetch needs absolute.
    baseUrl: 'http://studio.invalid',
    querySerializer: { array: { style: 'form', explode: true } },
  });
  client.use({
    async onRequest({ request, schemaPath }) {
      const { pathname, search } = new URL(request.url);
      const body = request.body === null ? null : await request.text();
      const init: RequestInit = {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        body,
      };
      return send(
        settings,
        idOf.get(`${request.method} ${schemaPath}`) ?? schemaPath,
        pathname + search,
        init,
      );
    },
  });
  return client;
}
