import type { HostName } from '../generated/hosts.ts';
import type { ApiError } from './apiError.ts';
import type { OutgoingRequest } from './outgoing.ts';

/** What the request headers are made of (specification 2, section 7, "Request headers"); unset values send no header. */
export interface RequestContext {
  /**
   * X-Acting-For: whom the account acts for, as `listFamily` names them; unset, it is the account itself. Sent with the calls that take it
   * (`/forFamily` has them), and part of their query keys; all others are about the account.
   */
  actingFor?: string | undefined;
  /** MY_SPORTS, FIT_X or RSG_GROUP, as the white-label configuration says; no header, but part of every query key. */
  accountContext?: string | undefined;
  /** X-MS-Web-Context, from the query of the address. */
  msWebContext?: string | undefined;
  /** X-Nox-Web-Context, from the query of the address. */
  noxWebContext?: string | undefined;
  /** X-Public-Facility-Group: the studio code of the address, else the facility group of the brand. */
  publicFacilityGroup?: string | undefined;
  /** Accept-Language: what the server writes is in this language, BCP 47; unset, the browser sends its own. */
  language?: string | undefined;
  /** X-Tenant. */
  tenant?: string | undefined;
  /** X-Whitelabel-Override-Config-ID; sent when 0 or more. */
  whitelabelOverrideConfigId?: number | undefined;
}

export interface SdkConfig {
  /** Where the backend is; '' means the origin of the page. */
  baseUrl: string;
  /** Where the studio controllers are, below `baseUrl`; they are described under `/studio-api/`. */
  studioApiPath: string;
  /** Where services beside the backend are; only their calls need it. They get neither cookies nor the headers of `context`. */
  hosts: Partial<Record<HostName, string>>;
  /**
   * Asked before every request to the backend, and for every query key: tenant, account context and language are part of it.
   * A hook asks while it renders, so what depends on the context renders anew when the context changes.
   */
  context: () => RequestContext;
  /**
   * Every call of the backend but `getWhitelabelConfig` waits for it: the white-label configuration decides the headers. Run
   * by the first call; when it fails, the calls that waited go on, and the next one runs it again.
   */
  ready?: (() => unknown) | undefined;
  /** A 502 came back: the backend is in maintenance. */
  onMaintenance?: (() => void) | undefined;
  /**
   * A call was answered 401: the session has ended. Asked once for all calls that fail together. Whoever lets the member log
   * in again, on the spot, answers a promise of `true`, and each call is sent once more: nothing that was typed is lost.
   */
  onSignedOut?: (() => unknown) | undefined;
  /** An answer of status 500 that is not JSON, for an error-reporting service. */
  onUnexpected?: ((error: ApiError) => void) | undefined;
  /** Whether answers are checked against the description; the schemas are loaded only when they are. */
  validate: 'off' | 'warn' | 'throw';
  /** Milliseconds that one attempt may take, unless its call says otherwise. */
  timeout: number;
  /**
   * How often a GET or HEAD is tried again after a network failure, a time-out, a 429 or a 503, unless it says otherwise. A call
   * that was given the Idempotency-Key it takes is tried again only as often as itself says.
   */
  retries: number;
  /**
   * Called before each attempt at the backend, also before a repetition: for tracing, or for a header that is not of the context. What it answers is called when
   * the attempt has ended. An error that it throws is thrown by the call. Services beside the backend are left out, since what
   * is added here may be a secret.
   */
  onRequest?:
    | ((request: OutgoingRequest) => void | ((outcome: Response | Error) => void))
    | undefined;
  /** Stands in for the global `fetch`. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** What a backend is called with when nothing else is said. */
export const defaults: SdkConfig = {
  baseUrl: '',
  studioApiPath: '/studio-api',
  hosts: {},
  context: () => ({}),
  validate: 'off',
  timeout: 30_000,
  retries: 2,
  fetch: (url, init) => fetch(url, init),
};

/** A backend as its calls see it: what was configured, and what they share. Made by `createSdk`. */
export interface Sdk extends SdkConfig {
  /** @internal */
  session: Session;
  /** @internal `ready`, once a call has run it. */
  waiting?: Promise<unknown> | undefined;
}

/**
 * An instance: one backend for one audience, beside any other. Calls take it as `{ sdk }`, hooks from `SdkProvider`, the client
 * without React as its argument. Its session and its `ready` are its own.
 * @param own what is left out keeps its default
 */
export const createSdk = (own: Partial<SdkConfig> = {}): Sdk => ({
  ...defaults,
  ...own,
  session: {},
});

/** The instance of calls and hooks that are given none. */
export const shared: Sdk = /*#__PURE__*/ createSdk();

/**
 * Sets up the instance that calls and hooks use which are given no other; call it once, before the first call. What is left out
 * keeps its default. Takes effect for calls that begin afterwards; a new `ready` is waited for anew. On a server that answers
 * several people at once, give each request an instance instead (`createSdk`).
 */
export function configureSdk(changes: Partial<SdkConfig>): void {
  Object.assign(shared, changes);
  if (changes.ready) shared.waiting = undefined;
}

/** The session as calls find it when they begin; `renewed` is there once one of them was answered 401. */
export interface Session {
  renewed?: Promise<boolean>;
}
