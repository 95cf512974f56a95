/**
 * Preprocessor: `x-errors: [slotFull, courseNotFound]` becomes plain responses, together with those that follow from what
 * an operation is:
 *
 * - 400 where it takes parameters or a body; the headers of every request are parameters too;
 * - 401 behind a session, unless it names another refusal of a missing one;
 * - 403 where `x-member` says that a connection to the tenant is needed;
 * - 403 where `x-bot-protection` takes a token of the bot protection;
 * - 403 where `x-for-family` takes the person whom the account acts for, for one whom it may not;
 * - 413 where a file is uploaded;
 * - 422 where `x-idempotent` takes an Idempotency-Key, for one that was used for something else;
 * - 429 where `x-limit` says what is limited;
 * - 500 and 503 everywhere, and 502 (maintenance) everywhere but at services beside the backend, which have servers of their own.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { bodyOf, errorCatalogue, shared } from './error-catalogue.js';

const retryAfter = {
  'Retry-After': {
    description: 'Seconds until the next attempt is worth its while.',
    required: true,
    schema: { type: 'integer', minimum: 1, maximum: 86400 },
    example: 60,
  },
};

/** Statuses whose answer says when to come back. */
const saysWhen = new Set([429, 503]);

const noSession = 'authentication.error.notloggedin';

/** Names of the errors that an operation has by rule. */
function followingErrors(operation, named, { file, ofBackend }) {
  const behindSession = (operation.security ?? []).some((entry) => 'session' in entry);
  const refusesItself = named.some((name) => errorCatalogue.get(name)?.errorCode === noSession);
  return [
    behindSession && !refusesItself && 'notLoggedIn',
    operation['x-member'] && 'noConnection',
    operation['x-bot-protection'] && 'botProtectionFailed',
    operation['x-for-family'] && 'notYourFamily',
    file && `${file}TooLarge`,
    operation['x-idempotent'] && 'idempotencyKeyReused',
    operation['x-limit'] && 'tooManyAttempts',
    'internalError',
    ofBackend && 'maintenance',
    'overloaded',
  ].filter(Boolean);
}

/** The first field that a request could have wrong: of its path, query, body, or else of its headers. */
function firstField({ parameters, bodyFields }) {
  const [parameter] = ['path', 'query'].flatMap((place) =>
    parameters.filter((one) => one.in === place),
  );
  return parameter?.name ?? bodyFields[0] ?? 'X-Tenant';
}

/** What this operation says to a request that is not as described. */
const invalidRequest = (field) => ({
  errorCode: 'validation.error.invalid',
  errorMessage: `${field}: is not as described`,
  typedArgs: [{ type: 'FIELD', value: field }],
});

/** @param {[string, import('./error-catalogue.js').NamedError][]} errors of one status */
function responseOf(status, errors, schema) {
  const description = errors.map(({ error }) => `\`${error.errorCode}\`: ${error.when}`).join('\n');
  return {
    description,
    ...(saysWhen.has(status) && { headers: structuredClone(retryAfter) }),
    content: {
      'application/json': {
        schema: { $ref: schema },
        examples: Object.fromEntries(
          errors.map(({ name, error }) => [name, { summary: error.when, value: bodyOf(error) }]),
        ),
      },
    },
  };
}

/** A limit is told where it is met. */
const limitOf = (operation) =>
  `More than ${operation['x-limit']} The argument and Retry-After say for how many seconds to wait.`;

/** Files that were referred to, read once. @type {Map<string, object>} */
const files = new Map();

/** What stands at a reference to a file; a public twin's own references are not yet known to redocly here. */
function target(node, folder) {
  if (!node?.$ref) return node;
  const file = resolve(folder, node.$ref);
  const known = files.get(file) ?? parse(readFileSync(file, 'utf8'));
  files.set(file, known);
  return known;
}

/** The fields of a body, those that are required first, and the name of the part that holds a file. */
function bodyOfRequest(requestBody, folder) {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  const schema = target(media?.schema, folder);
  const fields = Object.keys(schema?.properties ?? {});
  const required = schema?.required ?? [];
  return {
    bodyFields: [...required, ...fields.filter((field) => !required.includes(field))],
    file: type === 'multipart/form-data' ? fields[0] : undefined,
  };
}

export const ExpandErrors = () => ({
  Operation: {
    leave(operation, { location, parent: item }) {
      const folder = dirname(location.source.absoluteRef);
      // In the bundle everything is expanded; without a success the linter says what is missing.
      if (basename(folder) !== 'paths' || !operation.responses) return;
      const named = operation['x-errors'] ?? [];
      const parameters = (operation.parameters ?? []).map((one) => target(one, folder));
      const body = bodyOfRequest(operation.requestBody, folder);
      const kind = { file: body.file, ofBackend: !item.servers };
      const names = [...named, ...followingErrors(operation, named, kind)];
      const errors = [
        {
          name: 'invalidRequest',
          error: {
            status: 400,
            when: 'A header, a parameter or the body is not as described; one item for each fault, naming the field.',
            ...invalidRequest(firstField({ parameters, ...body })),
          },
        },
        ...names.flatMap((name) => {
          const error = errorCatalogue.get(name);
          const when = name === 'tooManyAttempts' ? limitOf(operation) : error?.when;
          return error ? [{ name, error: { ...error, when } }] : [];
        }),
      ];
      const schema = relative(folder, join(shared, 'schemas/ErrorBody.yaml')).replaceAll('\\', '/');
      const byStatus = Map.groupBy(errors, ({ error }) => error.status);
      for (const [status, some] of [...byStatus].toSorted(([a], [b]) => a - b))
        operation.responses[status] ??= responseOf(status, some, schema);
    },
  },
});
