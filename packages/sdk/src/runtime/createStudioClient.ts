import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from 'openapi-fetch';
import { forFamily } from '../generated/forFamily.ts';
import { type OperationRow, operations } from '../generated/operations.ts';
import type { LoginRequest } from '../generated/model/loginRequest.ts';
import { addActingForHeader } from './actingFor.ts';
import { withBasicAuthorization } from './basicAuthorization.ts';
import type { Sdk } from './config.ts';
import type { CallArguments, StudioClient } from './studioClient.ts';
import { send } from './send.ts';

const calls = new Map(
  Object.entries<OperationRow>(operations).map(
    ([operationId, { tag: _tag, method, path, ...operation }]) => [
      `${method} ${path}`,
      { operationId, ...operation },
    ],
  ),
);

const querySerializer = createQuerySerializer({ array: { style: 'form', explode: true } });

const isCredentials = (body: unknown): body is LoginRequest =>
  typeof body === 'object' && body !== null && 'username' in body && 'password' in body;

/**
 * Returns whether a body is an object or list that needs serializing; forms, files, text and streams are sent
 * unchanged.
 */
const isPlain = (body: unknown): body is object =>
  Array.isArray(body) ||
  (typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype);

/** Serializes a plain body: to a form if it contains a file, else to JSON. */
function toBody(body: unknown): BodyInit | undefined {
  if (!isPlain(body)) return body as BodyInit | undefined;
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value instanceof Blob ? value : String(value));
  return form;
}

/**
 * Creates a client that addresses calls by path and does not need React: `const { data } = await
 * client.GET('/nox/public/v1/tenant')`.
 *
 * Headers, retries and errors are those of the hooks: statuses of 400 and above throw an ApiError, so `data` is
 * always set. The body is parsed by its content type: JSON, text, or a Blob for any other file.
 * @param sdk the instance to use; by default the one that `configureSdk` sets up
 */
export function createStudioClient(sdk?: Sdk): StudioClient {
  const call =
    (method: string) =>
    async (path: string, { params = {}, body, headers, ...init }: CallArguments = {}) => {
      const known = calls.get(`${method} ${path}`);
      if (!known)
        throw new Error(
          `${method} ${path} is not in the API description. /operations lists all calls.`,
        );
      const isLogin = known.operationId === 'login' && isCredentials(body);
      const url = createFinalURL(path, {
        baseUrl: '',
        params,
        querySerializer,
        pathSerializer: defaultPathSerializer,
      });
      const content = toBody(body);
      const request = {
        ...init,
        ...known,
        sdk,
        method,
        headers: mergeHeaders(headers, params.header),
        ...(content !== undefined && { body: content }),
      };
      if (isLogin) return send(url, withBasicAuthorization(request));
      return send(url, forFamily.has(known.operationId) ? addActingForHeader(request) : request);
    };
  const client: Record<keyof StudioClient, ReturnType<typeof call>> = {
    GET: call('GET'),
    PUT: call('PUT'),
    POST: call('POST'),
    DELETE: call('DELETE'),
    PATCH: call('PATCH'),
  };
  return client as StudioClient;
}
