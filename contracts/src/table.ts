import type { RequestContext } from '@studio-portal/sdk';
import type { operations } from '@studio-portal/sdk/operations';
import type { OperationErrorCodes, OperationId, TypedArg } from '@studio-portal/sdk/types';
import type { ProviderState } from './states.ts';
import type { WireRequest } from './wire.ts';

type Operations = typeof operations;

export type Tag = Operations[OperationId]['tag'];

type OperationOf<T extends Tag> = {
  [Id in OperationId]: Operations[Id]['tag'] extends T ? Id : never;
}[OperationId];

/** What all rows say. */
export interface Row {
  /** What must be true at the provider before the request, in this order. */
  readonly given: readonly ProviderState[];
  /** The call of the SDK that is under test. */
  readonly call: () => Promise<unknown>;
  /** What must go over the wire, written by hand: a second witness beside the SDK. */
  readonly request: WireRequest;
  /** What the SDK's headers are made of; the tenant alone when left out. */
  readonly context?: RequestContext;
  /** A few words that tell two rows of the same outcome apart. */
  readonly when?: string;
}

/** A call that succeeds. */
export interface SuccessRow extends Row {
  /** Name of the response example in the description; null when the answer has no body. Of a picture the type alone is compared. */
  readonly example: string | null;
  /** Paths (`studio.id`, `slots.alreadyBooked`) whose value the state determines, so that not the type but the value of the example is asked for. */
  readonly exactly?: readonly string[];
  /** How many elements the answer's list has at most, whether it is the whole answer or its `content`. */
  readonly atMost?: number;
}

/** A call that is refused; the error code it stands under names the example. */
export interface ErrorRow extends Row {
  /** The arguments of the error when the example's do not fit this request; their values are asked for literally. */
  readonly typedArgs?: readonly TypedArg[];
}

/** Codes whose rows follow from the description (derived.ts): nobody writes one, but one that is written counts besides. */
export type DerivedCode =
  | 'validation.error.invalid'
  | 'authentication.error.notloggedin'
  | 'authorization.error.notconnected'
  | 'botprotection.error.failed'
  | 'family.error.notyours'
  | 'internal.error'
  | 'maintenance'
  | 'service.error.unavailable';

type Status<Id extends OperationId> = Operations[Id]['statuses'][number];
type CodeOf<Id extends OperationId, S> = S extends keyof OperationErrorCodes[Id]
  ? OperationErrorCodes[Id][S] & string
  : never;

type ErrorRows<Code extends string> = {
  readonly [C in Exclude<Code, DerivedCode>]: ErrorRow;
} & { readonly [C in Extract<Code, DerivedCode>]?: ErrorRow };

/** Statuses whose codes are all derived. */
type DerivedStatus<Id extends OperationId> = {
  [S in Status<Id>]: [CodeOf<Id, S>] extends [never]
    ? never
    : [Exclude<CodeOf<Id, S>, DerivedCode>] extends [never]
      ? S
      : never;
}[Status<Id>];

type RowsOf<Id extends OperationId, S> = S extends keyof OperationErrorCodes[Id]
  ? ErrorRows<CodeOf<Id, S>>
  : readonly [SuccessRow, ...SuccessRow[]];

/**
 * The contract of a tag: each operation, each status that the SDK's tables declare for it, each
 * error code of that status that is not derived. A row that is missing, or one for something undeclared, does not compile.
 */
export type Calls<T extends Tag> = {
  readonly [Id in OperationOf<T>]: {
    readonly [S in Exclude<Status<Id>, DerivedStatus<Id>>]: RowsOf<Id, S>;
  } & { readonly [S in DerivedStatus<Id>]?: RowsOf<Id, S> };
};

/** Any table, seen without the types of its tag. */
export type Table = Readonly<
  Record<
    string,
    Readonly<Record<string, readonly SuccessRow[] | Readonly<Record<string, ErrorRow>> | undefined>>
  >
>;
