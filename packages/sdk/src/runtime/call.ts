import type { HostName } from '../generated/hosts.ts';
import type { Sdk } from './config.ts';

/** What a call says of its operation, as the description has it. */
export interface Operation {
  operationId: string;
  /** All that it declares; another one is an UndeclaredError. */
  statuses: readonly number[];
  /** It answers a file instead of JSON. */
  isFile?: boolean | undefined;
  /** The service beside the backend that it belongs to. */
  service?: HostName | undefined;
  /** It takes an Idempotency-Key: given one, it may be sent again where it says so. */
  idempotent?: boolean | undefined;
}

/** What one call may be given, beside its parameters: `signal`, `headers` and all else that `fetch` takes, and what stands here. */
export interface CallOptions extends RequestInit {
  /** The instance that sends it; unless said, the one that `configureSdk` sets up. */
  sdk?: Sdk | undefined;
  /** Of the query that asks: the call is sent under the scope of its key. */
  queryKey?: readonly unknown[] | undefined;
  /** Milliseconds that one attempt may take. */
  timeout?: number | undefined;
  /** How often it is tried again: of a GET or HEAD, else that of the instance; of a call with the Idempotency-Key it takes, else never. */
  retries?: number | undefined;
}

export type Call = CallOptions & Operation;
