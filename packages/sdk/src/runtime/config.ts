import type { HostName } from '../generated/hosts.ts';
import type { ApiError } from './apiError.ts';
import type { OutgoingRequest } from './outgoingRequest.ts';
import type { FetchInit } from './transferTime.ts';

/** Values of the request headers (spec 2.7, "Request headers"); unset values send no header. */
export interface RequestContext {
  /**
   * X-Account-Id: `id` of the `UserInfo` that the page shows; unset for a guest. Sent with all calls but GET and HEAD, so
   * that nothing is written to another account after a login, for example in another tab.
   */
  accountId?: number | undefined;
  /**
   * X-Acting-For: id of the family member the account acts for, from `listFamily`; unset for the account itself.
   * Sent only with the calls that accept it (listed in `/forFamily`) and part of their query keys; all other calls
   * concern the account.
   */
  actingFor?: string | undefined;
  /**
   * MY_SPORTS, FIT_X or RSG_GROUP, from the white-label configuration. Not sent as a header, but part of every query
   * key.
   */
  accountContext?: string | undefined;
  /** X-MS-Web-Context, from the page's query string. */
  msWebContext?: string | undefined;
  /** X-Nox-Web-Context, from the page's query string. */
  noxWebContext?: string | undefined;
  /** X-Public-Facility-Group: the studio code in the URL, else the facility group of the brand. */
  publicFacilityGroup?: string | undefined;
  /**
   * Accept-Language: language of the texts the server returns, as a BCP 47 tag. If unset, the browser sends its own.
   */
  language?: string | undefined;
  /** X-Tenant: the chain. */
  tenant?: string | undefined;
  /** X-Whitelabel-Override-Config-ID; not sent when negative. */
  whitelabelOverrideConfigId?: number | undefined;
}

/** Validates the body of a successful response; an error it throws is thrown by the call. */
export type Validate = (
  operationId: string,
  body: unknown,
  response: Pick<Response, 'headers'>,
) => Promise<void>;

export interface SdkConfig {
  /** Origin of the backend; '' is the page's own origin. */
  baseUrl: string;
  /** Path of the studio controllers below `baseUrl`; `/studio-api` in the API description. */
  studioApiPath: string;
  /**
   * Origins of the external services, needed only for their calls. These calls carry neither cookies nor headers
   * from `context`.
   */
  hosts: Partial<Record<HostName, string>>;
  /**
   * Called before every backend request and for every query key, which contains tenant, account context and
   * language. Hooks call it during render, so re-render their components when the context changes.
   */
  context: () => RequestContext;
  /**
   * Every backend call except `getWhitelabelConfig` waits for it, because the white-label configuration determines
   * the headers. The first call runs it; when it fails, the waiting calls proceed and the next call runs it again.
   */
  ready?: (() => unknown) | undefined;
  /** Called on a 502: the backend is in maintenance. */
  onMaintenance?: (() => void) | undefined;
  /**
   * Called on a 401, once for all calls that fail together. `accountId` is that of the context: if set, that account's
   * session has ended; if not, a guest has to log in. If it returns a promise of `true` after a login, each call is sent
   * once more, so no input is lost; a second 401 is thrown.
   */
  onSignedOut?: ((user: { accountId: number | undefined }) => unknown) | undefined;
  /** Called on a response with status 500 that is not JSON, for error reporting. */
  onUnexpected?: ((error: ApiError) => void) | undefined;
  /**
   * Validates responses: `warnOnMismatch` or `throwOnMismatch` of `/validate`, which load each schema when it is needed.
   * Without either, no schema becomes part of the application's build.
   */
  validate?: Validate | undefined;
  /** Default of `timeout`: milliseconds without a byte sent or received after which an attempt ends. */
  timeout: number;
  /**
   * Default number of retries for GET and HEAD after a network failure, a timeout, a 429 or a 503. Calls with an
   * Idempotency-Key are retried only if they set `retries` themselves.
   */
  retries: number;
  /**
   * Called before each attempt at a backend call, retries included, e.g. for tracing or extra headers. If it returns
   * a function, that is called when the attempt ends. An error it throws is thrown by the call. Not called for
   * external services, because added headers may hold secrets.
   */
  onRequest?:
    | ((request: OutgoingRequest) => void | ((outcome: Response | Error) => void))
    | undefined;
  /** Replaces the global `fetch`, e.g. by `fetchWithProgress` of `/upload`. */
  fetch: (url: string, init: FetchInit) => Promise<Response>;
}

/** Default configuration. */
export const defaults: SdkConfig = {
  baseUrl: '',
  studioApiPath: '/studio-api',
  hosts: {},
  context: () => ({}),
  timeout: 30_000,
  retries: 2,
  fetch: (url, init) => fetch(url, init),
};

/** A configured SDK instance, created by `createSdk`. */
export interface Sdk extends SdkConfig {
  /** @internal */
  session: Session;
  /** @internal Promise of `ready`, once a call has run it. */
  waiting?: Promise<unknown> | undefined;
}

/** Removes slashes from the end of an address, to which a path is appended. */
export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Sets the given options, except those that are undefined but have a default. */
function setOptions(sdk: Sdk, options: Partial<SdkConfig>): Sdk {
  for (const [name, value] of Object.entries(options))
    if (value !== undefined || !(name in defaults))
      Object.assign(sdk, { [name]: typeof value === 'string' ? withoutSlash(value) : value });
  return sdk;
}

/**
 * Creates an independent SDK instance with its own session and `ready`, e.g. for a second backend or one request of
 * a server. Pass it to calls as `{ sdk }`, to hooks with `SdkProvider` and to `createStudioClient` as argument.
 * @param overrides overrides of the defaults
 */
export const createSdk = (overrides: Partial<SdkConfig> = {}): Sdk =>
  setOptions({ ...defaults, session: {} }, overrides);

/** Instance for calls and hooks without an explicit one. */
export const shared: Sdk = /*#__PURE__*/ createSdk();

/**
 * Configures the default instance; call it once, before the first call. Omitted options keep their current value.
 * Changes apply to calls that begin afterwards; a new `ready` runs before the next call. On a server that handles
 * several users at once, create an instance per request with `createSdk` instead.
 */
export function configureSdk(changes: Partial<SdkConfig>): void {
  setOptions(shared, changes);
  if (changes.ready) shared.waiting = undefined;
}

/** The session a call belongs to; `renewed` is set by the first call that gets a 401. */
export interface Session {
  renewed?: Promise<boolean>;
}
