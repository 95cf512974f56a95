import type { HostName } from '../generated/hosts.ts';
import type { Sdk } from './config.ts';
import type { FetchInit } from './transferTime.ts';

/** Static facts about an operation, from the API description. */
export interface Operation {
  operationId: string;
  /** The declared statuses; any other one throws an UndeclaredError. */
  statuses: readonly number[];
  /** True if the response is a file instead of JSON. */
  isFile?: boolean | undefined;
  /** The external service that serves the operation; undefined for the backend. */
  service?: HostName | undefined;
  /**
   * True if pages of any website call the operation: it carries no cookies, and only headers for which a browser does not
   * ask the backend first.
   */
  isCrossOrigin?: boolean | undefined;
  /** True if the operation accepts an Idempotency-Key; with a key, the call is retried if `retries` is set. */
  idempotent?: boolean | undefined;
}

/** Options of a single call: `signal`, `headers` and everything else `fetch` accepts, plus the options below. */
export interface CallOptions extends FetchInit {
  /** The instance that sends the call; by default the one that `configureSdk` sets up. */
  sdk?: Sdk | undefined;
  /** Key of the query that makes the call; the call is sent with the scope of the key. */
  queryKey?: readonly unknown[] | undefined;
  /**
   * Milliseconds without a byte sent or received after which an attempt ends. An upload has a second more for each
   * 20 kB that are sent unseen: outside of browsers all of them. Pass `AbortSignal.timeout` as `signal` to limit the
   * whole call.
   */
  timeout?: number | undefined;
  /**
   * Number of retries. Defaults to the instance's setting for GET and HEAD, and to 0 for calls with an
   * Idempotency-Key; other calls are never retried.
   */
  retries?: number | undefined;
}

export type Call = CallOptions & Operation;
