import type { RequestContext } from '@studio-portal/sdk';
import type { operations } from '@studio-portal/sdk/operations';
import type { OperationErrorCodes, OperationId, TypedArg } from '@studio-portal/sdk/types';
import type { ProviderState } from './states.ts';
import type { WireRequest } from './wire.ts';

type Operations = typeof operations;

export type Tag = Operations[OperationId]['tag'];

type TagOperation<T extends Tag> = {
  [Id in OperationId]: Operations[Id]['tag'] extends T ? Id : never;
}[OperationId];

/** Fields that all rows have. */
export interface Row {
  /** Provider states before the request, in this order. */
  readonly given: readonly ProviderState[];
  /** SDK call under test. */
  readonly call: () => Promise<unknown>;
  /** Expected request on the wire, written by hand so that it does not depend on the SDK. */
  readonly request: WireRequest;
  /** Request context of the SDK; defaults to the tenant. */
  readonly context?: RequestContext;
  /** Distinguishes rows with the same outcome. */
  readonly when?: string;
}

/** A successful call. */
export interface SuccessRow extends Row {
  /**
   * Name of the response example in the API description; null without a body. Images are compared
   * by type only.
   */
  readonly example: string | null;
  /**
   * Paths such as `studio.id` or `slots.alreadyBooked` whose value the state determines, so it must
   * match literally.
   */
  readonly exactly?: readonly string[];
  /**
   * Paths whose value in the example is not the one of the states, because the example covers null
   * or another value; any valid one matches.
   */
  readonly differs?: readonly string[];
  /** Maximum number of items if the response, or its `content`, is a list. */
  readonly atMost?: number;
}

/** A failed call; its key is the error code and selects the example. */
export interface ErrorRow extends Row {
  /** Error arguments if those of the example do not fit this request; they must match literally. */
  readonly typedArgs?: readonly TypedArg[];
}

/**
 * Codes with derived rows (derivedErrors.ts). Rows for them are optional and add to the derived
 * ones.
 */
export type DerivedCode =
  | 'validation.error.invalid'
  | 'authentication.error.notloggedin'
  | 'authentication.error.otheraccount'
  | 'authorization.error.notconnected'
  | 'botprotection.error.failed'
  | 'family.error.notyours'
  | 'internal.error'
  | 'maintenance'
  | 'service.error.unavailable';

type Status<Id extends OperationId> = Operations[Id]['statuses'][number];
type ErrorCode<Id extends OperationId, S> = S extends keyof OperationErrorCodes[Id]
  ? OperationErrorCodes[Id][S] & string
  : never;

type ErrorRows<Code extends string> = {
  readonly [C in Exclude<Code, DerivedCode>]: ErrorRow;
} & { readonly [C in Extract<Code, DerivedCode>]?: ErrorRow };

/** Statuses that have derived codes only. */
type DerivedStatus<Id extends OperationId> = {
  [S in Status<Id>]: [ErrorCode<Id, S>] extends [never]
    ? never
    : [Exclude<ErrorCode<Id, S>, DerivedCode>] extends [never]
      ? S
      : never;
}[Status<Id>];

type StatusRows<Id extends OperationId, S> = S extends keyof OperationErrorCodes[Id]
  ? ErrorRows<ErrorCode<Id, S>>
  : readonly [SuccessRow, ...SuccessRow[]];

/**
 * Rows of a tag: one entry per operation, declared status and error code that is not derived.
 * Missing and undeclared rows do not compile.
 */
export type Calls<T extends Tag> = {
  readonly [Id in TagOperation<T>]: {
    readonly [S in Exclude<Status<Id>, DerivedStatus<Id>>]: StatusRows<Id, S>;
  } & { readonly [S in DerivedStatus<Id>]?: StatusRows<Id, S> };
};

/** A table without the types of its tag. */
export type Table = Readonly<
  Record<
    string,
    Readonly<Record<string, readonly SuccessRow[] | Readonly<Record<string, ErrorRow>> | undefined>>
  >
>;
