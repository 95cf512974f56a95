/**
 * Preprocessor: expands `x-errors: [slotFull, courseNotFound]` to responses and adds the errors that follow from other
 * properties of the operation:
 *
 * - 400 always: even the headers of every request are parameters;
 * - 401 with a session, unless it lists another error for a missing one;
 * - 403 with `x-member`, which requires a connection to the tenant;
 * - 403 with `x-bot-protection`, which takes a bot protection token;
 * - 403 with `x-for-family`, for a person that the account may not act for;
 * - 409 with a session and any method but GET, for a session that belongs to another account;
 * - 413 with a file upload;
 * - 422 with `x-idempotent`, for an Idempotency-Key that was used for another request;
 * - 429 with `x-limit`, which describes the rate limit;
 * - 500 and 503 always, and 502 (maintenance) except for external services, which have their own servers.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { errorBody, errorCatalogue, shared } from './error-catalogue.js';

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before the next attempt.',
    required: true,
    schema: { type: 'integer', minimum: 1, maximum: 86400 },
    example: 60,
  },
};

/** Statuses with a Retry-After header. */
const retryStatuses = new Set([429, 503]);

const noSession = 'authentication.error.notloggedin';

/** Returns the names of errors that follow from the operation's properties. */
function derivedErrors(operation, named, { file, isBackend, method }) {
  const behindSession = (operation.security ?? []).some((entry) => 'session' in entry);
  const declaresNoSession = named.some((name) => errorCatalogue.get(name)?.errorCode === noSession);
  return [
    behindSession && !declaresNoSession && 'notLoggedIn',
    operation['x-member'] && 'noConnection',
    operation['x-bot-protection'] && 'botProtectionFailed',
    operation['x-for-family'] && 'notYourFamily',
    behindSession && method !== 'get' && 'otherAccount',
    file && `${file}TooLarge`,
    operation['x-idempotent'] && 'idempotencyKeyReused',
    operation['x-limit'] && 'tooManyAttempts',
    'internalError',
    isBackend && 'maintenance',
    'overloaded',
  ].filter(Boolean);
}

/** Returns the first field that can be invalid: of path, query, body, or else of the headers. */
function firstInputField({ parameters, bodyFields }) {
  const [parameter] = ['path', 'query'].flatMap((place) =>
    parameters.filter((one) => one.in === place),
  );
  return parameter?.name ?? bodyFields[0] ?? 'X-Tenant';
}

/** Builds the error for an invalid request. */
const invalidRequest = (field) => ({
  errorCode: 'validation.error.invalid',
  errorMessage: `${field}: is not as described`,
  typedArgs: [{ type: 'FIELD', value: field }],
});

/** @param {[string, import('./error-catalogue.js').NamedError][]} errors of one status */
function buildResponse(status, errors, schema) {
  const description = errors.map(({ error }) => `\`${error.errorCode}\`: ${error.when}`).join('\n');
  return {
    description,
    ...(retryStatuses.has(status) && { headers: structuredClone(retryAfter) }),
    content: {
      'application/json': {
        schema: { $ref: schema },
        examples: Object.fromEntries(
          errors.map(({ name, error }) => [name, { summary: error.when, value: errorBody(error) }]),
        ),
      },
    },
  };
}

/** Describes the rate limit for the 429 response. */
const describeLimit = (operation) =>
  `More than ${operation['x-limit']} The typed argument and Retry-After contain the seconds to wait.`;

/** Cache of referenced files. @type {Map<string, object>} */
const files = new Map();

/** Resolves a file reference. Redocly does not know the references of public twins yet at this point. */
function resolveReference(node, folder) {
  if (!node?.$ref) return node;
  const file = resolve(folder, node.$ref);
  const known = files.get(file) ?? parse(readFileSync(file, 'utf8'));
  files.set(file, known);
  return known;
}

/** Returns the fields of a body, required ones first, and the name of the part with a file. */
function describeRequestBody(requestBody, folder) {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  const schema = resolveReference(media?.schema, folder);
  const fields = Object.keys(schema?.properties ?? {});
  const required = schema?.required ?? [];
  return {
    bodyFields: [...required, ...fields.filter((field) => !required.includes(field))],
    file: type === 'multipart/form-data' ? fields[0] : undefined,
  };
}

export const ExpandErrors = () => ({
  Operation: {
    leave(operation, { key: method, location, parent: item }) {
      const folder = dirname(location.source.absoluteRef);
      // The bundle is already expanded; missing responses are reported by the linter.
      if (basename(folder) !== 'paths' || !operation.responses) return;
      const named = operation['x-errors'] ?? [];
      const parameters = (operation.parameters ?? []).map((one) => resolveReference(one, folder));
      const body = describeRequestBody(operation.requestBody, folder);
      const kind = { file: body.file, isBackend: !item.servers, method };
      const names = [...named, ...derivedErrors(operation, named, kind)];
      const errors = [
        {
          name: 'invalidRequest',
          error: {
            status: 400,
            when: 'A header, a parameter or the body is invalid; one item per error, with the name of the field.',
            ...invalidRequest(firstInputField({ parameters, ...body })),
          },
        },
        ...names.flatMap((name) => {
          const error = errorCatalogue.get(name);
          const when = name === 'tooManyAttempts' ? describeLimit(operation) : error?.when;
          return error ? [{ name, error: { ...error, when } }] : [];
        }),
      ];
      const schema = relative(folder, join(shared, 'schemas/ErrorBody.yaml')).replaceAll('\\', '/');
      const byStatus = Map.groupBy(errors, ({ error }) => error.status);
      for (const [status, some] of [...byStatus].toSorted(([a], [b]) => a - b))
        operation.responses[status] ??= buildResponse(status, some, schema);
    },
  },
});
