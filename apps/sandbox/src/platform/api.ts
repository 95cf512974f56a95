/** Types shared by the HTTP layer and the domains, all derived from the generated API description. */
import type { Clock } from './clock.ts';
import type { Schemas } from './schemas.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mail } from './mail/mail.ts';
import type { Bank } from './bank/gateway.ts';
import type { operations } from '../generated/openapi.ts';
import type { SessionOperationId } from '../generated/sessions.ts';
import type { Background } from './background.ts';
import type { FilePart } from './http/files.ts';

export type { Schemas } from './schemas.ts';

export type OperationId = keyof operations;

/** The account that a session belongs to. */
export type SessionAccount = { id: number; email: string; name: string };

/** Headers that every request carries (spec 2.7). */
export type ContextHeaders = {
  'X-Account-Id'?: number;
  'X-MS-Web-Context'?: string;
  'X-Nox-Client-Type'?: 'WEB';
  'X-Nox-Web-Context'?: string;
  'X-Public-Facility-Group'?: string;
  'X-Tenant'?: string;
  'X-Whitelabel-Override-Config-ID'?: number;
};

/** Delivery of push notifications. */
export type Push = {
  /** Returns whether an endpoint belongs to an allowed push service. */
  isAllowed: (endpoint: string) => boolean;
  /**
   * Delivers all due notifications. A lease keeps other processes from sending the same one.
   * @param stopped stops after the running calls
   */
  deliver: (stopped?: AbortSignal) => Promise<void>;
};

/** Calendars outside of the portal. */
export type Calendars = {
  /**
   * Downloads the calendar at an address that a user has chosen.
   * @throws 422 if the address is invalid or leads to no public host, or what it leads to is no calendar
   */
  download: (address: string) => Promise<string>;
};

/** Keys of the operator that sign passes for wallets; null for a wallet that is not configured. */
export type WalletKeys = {
  /** Certificates and private key as PEM; both ids are those that the certificate names. */
  apple: {
    certificate: string;
    privateKey: string;
    issuerCertificate: string;
    passTypeId: string;
    teamId: string;
  } | null;
  google: { issuerId: string; serviceAccount: string; privateKey: string } | null;
};

/** Dependencies of the handlers. */
export type Services = {
  db: Database;
  clock: Clock;
  mail: Mail;
  push: Push;
  /** For handlers only: never call the bank inside a transaction. */
  bank: Bank;
  background: Background;
  jobs: Jobs;
  walletKeys: WalletKeys;
  calendars: Calendars;
  /** Draws the icon of a tenant as a PNG. */
  drawIcon: (tenant: string) => Promise<Buffer>;
  /** Returns the origin under which users reach the portal: `https://portal.example`. */
  portalOrigin: () => string;
};

type Described<Id extends OperationId> = operations[Id];

type PartOf<
  Id extends OperationId,
  Place extends 'path' | 'query' | 'header',
> = Described<Id>['parameters'] extends { [P in Place]?: infer Part } ? NonNullable<Part> : never;

type BodyOf<Id extends OperationId> =
  Described<Id> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined;

/** A validated request. */
export type ApiRequest<Id extends OperationId> = {
  operationId: Id;
  path: PartOf<Id, 'path'>;
  query: PartOf<Id, 'query'>;
  /** Headers that the operation declares itself, in addition to those in `context`. */
  header: PartOf<Id, 'header'>;
  body: BodyOf<Id>;
  context: ContextHeaders;
  /** Always set when the operation requires a session; otherwise set only if the request has one. */
  account: Id extends SessionOperationId ? SessionAccount : SessionAccount | null;
  /** The person acting on behalf of that account (a child's or partner's); null when the account acts for itself. */
  acting: Acting | null;
  /** Preferred language (BCP 47) from Accept-Language; null without one. */
  language: string | null;
  /** Requested host name, without port. */
  hostname: string;
  /** Scheme and host of the request: `https://portal.example`. */
  origin: string;
  /** Origin of the page that sent the request, as the browser states it; null for a page of the portal. */
  pageOrigin: string | null;
  /** Network address of the client, for rate limits. */
  address: string;
  /**
   * Reads a file from a multipart/form-data request.
   * @returns null if the form has no file of this name
   * @throws 413 if it is larger than `limit` bytes
   */
  file: (name: FilePart, limit: number) => Promise<Uint8Array | null>;
  authorization: string | null;
  cookie: SessionCookie;
};

export type SessionCookie = {
  /** Token sent by the client; null without a session cookie. */
  token: string | null;
  set(token: string): void;
  clear(): void;
};

/** PDFs are bytes here, although the generated types declare them as strings. */
type BodyIn<Content> = Content extends { 'application/pdf': string }
  ? Uint8Array
  : Content[keyof Content];

type AnswerBody<Response> = Response extends { content: infer Content }
  ? { body: BodyIn<Content> }
  : { body?: undefined };

/** Headers that a response declares by name; it may send further ones. */
type HeaderName<Response> = Response extends { headers: infer Headers }
  ? keyof { [Name in keyof Headers as string extends Name ? never : Name]: string }
  : never;

type AnswerHeaders<Response> = [HeaderName<Response>] extends [never]
  ? { headers?: undefined }
  : { headers: Record<HeaderName<Response>, string> & Record<string, string> };

type Success = 200 | 201 | 202 | 204;

/** A successful response declared in the description. Errors are thrown as `ApiError`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Described<Id>['responses'] & Success]: {
    status: Status;
  } & AnswerBody<Described<Id>['responses'][Status]> &
    AnswerHeaders<Described<Id>['responses'][Status]>;
}[keyof Described<Id>['responses'] & Success];

/** @typeParam Needed the services it needs, when a domain adds some of its own */
export type Handler<Id extends OperationId, Needed extends Services = Services> = (
  request: ApiRequest<Id>,
  services: Needed,
) => Promise<Answer<Id>>;

/** One handler per operation; a missing one is a compile error. */
export type Handlers<Needed extends Services = Services> = {
  [Id in OperationId]: Handler<Id, Needed>;
};

export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

export function created<Body>(body: Body): { status: 201; body: Body } {
  return { status: 201, body };
}

/** 202 with a body: a mail will be sent. */
export function accepted<Body>(body: Body): { status: 202; body: Body } {
  return { status: 202, body };
}

/** Parts of a request that determine brand, language and links of mails. */
export type Surface = Pick<ApiRequest<OperationId>, 'context' | 'hostname' | 'language'>;

/** A person acting for someone else, and their relation. */
export type Acting = { accountId: number; as: Schemas['BookedBy']['relation'] };
