/** The types between the frame and the domains, all derived from the generated description. */
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Acting } from '../domains/family/bookedBy.ts';
import type { Jobs } from '../domains/jobs/jobs.ts';
import type { Mail } from '../domains/mail/mail.ts';
import type { Push } from '../domains/push/push.ts';
import type { Bank } from '../domains/payments/gateway.ts';
import type { components, operations } from '../generated/openapi.ts';
import type { SessionOperationId } from '../generated/sessions.ts';
import type { Background } from './background.ts';
import type { FilePart } from './files.ts';

/** Shapes of the description. */
export type Schemas = components['schemas'];

export type OperationId = keyof operations;

/** The account behind a session. */
export type SessionAccount = { id: number; email: string; name: string };

/** Headers that every request carries (specification 2, section 7), as described. */
export type ContextHeaders = {
  'X-MS-Web-Context'?: string;
  'X-Nox-Client-Type'?: 'WEB';
  'X-Nox-Web-Context'?: string;
  'X-Public-Facility-Group'?: string;
  'X-Tenant'?: string;
  'X-Whitelabel-Override-Config-ID'?: number;
};

/** What a handler may use besides the request. */
export type Services = {
  db: Database;
  clock: Clock;
  mail: Mail;
  push: Push;
  /** For handlers alone: what runs in a transaction asks no bank. */
  bank: Bank;
  background: Background;
  jobs: Jobs;
  /** Where readers find the portal: `https://portal.example`. */
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

/** A request that has passed validation. */
export type ApiRequest<Id extends OperationId> = {
  operationId: Id;
  path: PartOf<Id, 'path'>;
  query: PartOf<Id, 'query'>;
  /** The headers of the operation's own, beside those of `context`. */
  header: PartOf<Id, 'header'>;
  body: BodyOf<Id>;
  context: ContextHeaders;
  /** Behind a session there is always an account; elsewhere only when a session came along. */
  account: Id extends SessionOperationId ? SessionAccount : SessionAccount | null;
  /** Who acts for that account, which is then a child's or partner's; null: the account does itself. */
  acting: Acting | null;
  /** Language of the reader, BCP 47, from Accept-Language; null when none was named. */
  language: string | null;
  /** Host name of the address that was called, without port. */
  hostname: string;
  /** Scheme and host that the client has called: `https://portal.example`. */
  origin: string;
  /** Network address of the client, for rate limits. */
  address: string;
  /**
   * A file of a form (multipart/form-data).
   * @returns null when the form has none of this name
   * @throws 413 when it is larger than `limit` bytes
   */
  file: (name: FilePart, limit: number) => Promise<Uint8Array | null>;
  /** Value of the Authorization header. */
  authorization: string | null;
  /** The session cookie. */
  cookie: SessionCookie;
};

export type SessionCookie = {
  /** Token that the client sent; null when it sent none. */
  token: string | null;
  set(token: string): void;
  clear(): void;
};

/** A PDF is bytes, which the types of the description know as text. */
type BodyIn<Content> = Content extends { 'application/pdf': string }
  ? Uint8Array
  : Content[keyof Content];

type AnswerBody<Response> = Response extends { content: infer Content }
  ? { body: BodyIn<Content> }
  : { body?: undefined };

/** The headers that a response declares by name; it may send others beside them. */
type HeaderName<Response> = Response extends { headers: infer Headers }
  ? keyof { [Name in keyof Headers as string extends Name ? never : Name]: string }
  : never;

type AnswerHeaders<Response> = [HeaderName<Response>] extends [never]
  ? { headers?: undefined }
  : { headers: Record<HeaderName<Response>, string> & Record<string, string> };

type Success = 200 | 201 | 202 | 204;

/** What a handler answers: a success that the description declares. Refusals are thrown as faults. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Described<Id>['responses'] & Success]: {
    status: Status;
  } & AnswerBody<Described<Id>['responses'][Status]> &
    AnswerHeaders<Described<Id>['responses'][Status]>;
}[keyof Described<Id>['responses'] & Success];

export type Handler<Id extends OperationId> = (
  request: ApiRequest<Id>,
  services: Services,
) => Promise<Answer<Id>>;

/** One handler for each operation; a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** 200 with a body. */
export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

/** 201 with a body. */
export function created<Body>(body: Body): { status: 201; body: Body } {
  return { status: 201, body };
}

/** 202 with a body: a mail is on its way. */
export function accepted<Body>(body: Body): { status: 202; body: Body } {
  return { status: 202, body };
}
