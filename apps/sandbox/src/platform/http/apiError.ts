/**
 * API errors. Rules throw them to reject a request; the HTTP layer turns them into the ErrorBody of the description.
 */
import type { components } from '../../generated/openapi.ts';

export type TypedArg = components['schemas']['TypedArg'];

export type ErrorItem = { errorCode: string; errorMessage: string; typedArgs: TypedArg[] };

type Details = { args?: TypedArg[]; headers?: Record<string, string>; frame?: boolean };

/** A rejected request, with a status of 400 or above. */
export class ApiError extends Error {
  readonly status: number;
  /** A single item is sent as an object, several errors of one request as an array. */
  readonly items: ErrorItem | ErrorItem[];
  readonly headers: Record<string, string>;
  /** True if the HTTP layer rejects the request before any operation runs, so no operation declares the status. */
  readonly frame: boolean;

  constructor(status: number, items: ErrorItem | ErrorItem[], details: Omit<Details, 'args'> = {}) {
    super([items].flat()[0]?.errorMessage ?? `Status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.items = items;
    this.headers = details.headers ?? {};
    this.frame = details.frame ?? false;
  }
}

/**
 * Creates an error with one item.
 * @param errorCode translation key; must be among the examples of the operation
 * @param errorMessage English text for the log and for clients without a translation
 */
export function apiError(
  status: number,
  errorCode: string,
  errorMessage: string,
  { args = [], ...details }: Details = {},
): ApiError {
  return new ApiError(status, { errorCode, errorMessage, typedArgs: args }, details);
}

/** Unexpected error (500). */
export function internalError(): ApiError {
  return apiError(500, 'internal.error', 'Something went wrong; the trace id names it in the log');
}

export type FieldError = { field: string; message: string };

/** 400 with one item per invalid field: a single item, or a list of at most 50. */
export function invalidFields(...fields: [FieldError, ...FieldError[]]): ApiError {
  const [first, ...others] = fields;
  return new ApiError(
    400,
    others.length === 0
      ? toErrorItem(first)
      : fields.slice(0, 50).map((field) => toErrorItem(field)),
  );
}

function toErrorItem({ field, message }: FieldError): ErrorItem {
  return {
    errorCode: 'validation.error.invalid',
    errorMessage: `${field}: ${message}`.slice(0, 500),
    typedArgs: [{ type: 'FIELD', value: field.slice(0, 500) }],
  };
}

/** Formats an instant as an argument of an error message, which clients show as date and time. */
export function timestamp(instant: Date): TypedArg {
  return { type: 'TIMESTAMP', value: instant.toISOString().replace(/\.\d{3}Z$/, 'Z') };
}
