/** Faults: how rules refuse a request. The frame turns one into the ErrorBody of the description. */
import type { components } from '../generated/openapi.ts';

export type TypedArg = components['schemas']['TypedArg'];

export type FaultItem = { errorCode: string; errorMessage: string; typedArgs: TypedArg[] };

type Details = { args?: TypedArg[]; headers?: Record<string, string>; frame?: boolean };

/** A refusal with a status from 400. */
export class Fault extends Error {
  readonly status: number;
  /** One item is answered as an object, several faults of one request as an array. */
  readonly items: FaultItem | FaultItem[];
  readonly headers: Record<string, string>;
  /** Whether the frame refuses before any operation, so that no operation declares the status. */
  readonly frame: boolean;

  constructor(status: number, items: FaultItem | FaultItem[], details: Omit<Details, 'args'> = {}) {
    super([items].flat()[0]?.errorMessage ?? `Status ${status}`);
    this.name = 'Fault';
    this.status = status;
    this.items = items;
    this.headers = details.headers ?? {};
    this.frame = details.frame ?? false;
  }
}

/**
 * One fault.
 * @param errorCode key of the translation; it must stand among the examples of the operation
 * @param errorMessage English text for the log and for readers without a translation
 */
export function fault(
  status: number,
  errorCode: string,
  errorMessage: string,
  { args = [], ...details }: Details = {},
): Fault {
  return new Fault(status, { errorCode, errorMessage, typedArgs: args }, details);
}

/** 500: whatever nobody has foreseen. */
export function internal(): Fault {
  return fault(500, 'internal.error', 'Something went wrong; the trace id names it in the log');
}

/** A field that is not as described. */
export type FieldFault = { field: string; message: string };

/** 400 with one item for each faulty field: the item itself, or a list of them (at most 50). */
export function invalid(...fields: [FieldFault, ...FieldFault[]]): Fault {
  const [first, ...others] = fields;
  return new Fault(
    400,
    others.length === 0 ? itemOf(first) : fields.slice(0, 50).map((field) => itemOf(field)),
  );
}

function itemOf({ field, message }: FieldFault): FaultItem {
  return {
    errorCode: 'validation.error.invalid',
    errorMessage: `${field}: ${message}`.slice(0, 500),
    typedArgs: [{ type: 'FIELD', value: field.slice(0, 500) }],
  };
}

/** An instant as an argument of an error text: shown to the reader as date and time. */
export function timestamp(instant: Date): TypedArg {
  return { type: 'TIMESTAMP', value: instant.toISOString().replace(/\.\d{3}Z$/, 'Z') };
}
