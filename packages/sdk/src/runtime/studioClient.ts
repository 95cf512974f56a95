import type { HeadersOptions, ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type {
  FilterKeys,
  HttpMethod,
  PathsWithMethod,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import type { paths } from '../generated/paths.ts';
import type { CallOptions } from './call.ts';

type Shared = Omit<CallOptions, 'body' | 'headers' | 'method' | 'queryKey' | 'sdk'> & {
  headers?: HeadersOptions | undefined;
};

/** Untyped arguments of a call. */
export interface CallArguments extends Shared {
  params?: {
    path?: Record<string, unknown>;
    query?: Record<string, unknown>;
    header?: HeadersOptions;
  };
  body?: unknown;
}

/** Body of a call; a form may be an object whose files are Blobs, or FormData. */
type Body<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? { body: Form | FormData }
  : RequestBodyOption<Operation>;

type Arguments<Operation> = ParamsOption<Operation> & Body<Operation> & Shared;

/** Body of the successful response. */
type Data<Operation> =
  Operation extends Record<string | number, unknown>
    ? SuccessResponse<ResponseObjectMap<Operation>>
    : never;

type Method<Name extends HttpMethod> = <Path extends PathsWithMethod<paths, Name>>(
  path: Path,
  ...init: RequiredKeysOf<Arguments<FilterKeys<paths[Path], Name>>> extends never
    ? [Arguments<FilterKeys<paths[Path], Name>>?]
    : [Arguments<FilterKeys<paths[Path], Name>>]
) => Promise<{ data: Data<FilterKeys<paths[Path], Name>>; response: Response }>;

/** Client addressed by path. Calls throw on statuses of 400 and above, so `data` has its declared type. */
export interface StudioClient {
  GET: Method<'get'>;
  PUT: Method<'put'>;
  POST: Method<'post'>;
  DELETE: Method<'delete'>;
  PATCH: Method<'patch'>;
}
