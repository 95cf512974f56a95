/** What an error is to whoever asked: a refusal of ours, one of the framework's, or nothing that can be told. */
import { Fault, fault, internal, invalid } from './fault.ts';

/** Refusals of the framework, in words of our own: its messages repeat what was sent. */
const frameRefusals: ReadonlyMap<number, { code: string; message: string }> = new Map([
  [400, { code: 'request.error.malformed', message: 'The request is not well-formed' }],
  [404, { code: 'request.error.unknownpath', message: 'There is nothing here' }],
  [408, { code: 'request.error.timeout', message: 'The request took too long to arrive' }],
  [413, { code: 'request.error.toolarge', message: 'The request is too large' }],
  [414, { code: 'request.error.addresstoolong', message: 'The address is too long' }],
  [
    415,
    {
      code: 'request.error.mediatype',
      message: 'The body is of a kind or an encoding that is not known here',
    },
  ],
  [431, { code: 'request.error.headerstoolarge', message: 'The headers are too large' }],
]);

/** Errors whose field is known. */
const fieldRefusals: ReadonlyMap<string, { field: string; message: string }> = new Map([
  [
    'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    { field: 'body', message: 'must be sent as application/json' },
  ],
  ['FST_ERR_CTP_INVALID_JSON_BODY', { field: 'body', message: 'is not well-formed JSON' }],
  ['FST_ERR_BAD_URL', { field: 'path', message: 'is not well-formed' }],
]);

/** @returns what to answer; 500 for whatever is not the fault of who asked */
export function refusalOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const code = property(error, 'code');
  const named = typeof code === 'string' ? fieldRefusals.get(code) : undefined;
  if (named) return invalid(named);
  const status = property(error, 'statusCode');
  return typeof status === 'number' && status >= 400 && status < 500
    ? frameRefusal(status)
    : internal();
}

/** A refusal before any operation has seen the request, so that no operation declares it. */
export function frameRefusal(status: number): Fault {
  const known = frameRefusals.get(status);
  if (known) return fault(status, known.code, known.message, { frame: true });
  return fault(status, 'request.error.malformed', 'The request is not well-formed', {
    frame: true,
  });
}

function property(error: unknown, name: 'code' | 'statusCode'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined;
}
