import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, UserError } from './bootstrap/run.mjs';

/**
 * A request recorded by the journeys (apps/portal/e2e/sent.ts), in the form that is compared with the pacts.
 * @typedef {object} Sent
 * @property {string} method
 * @property {string} path
 * @property {string[]} query names, sorted
 * @property {string[]} headers names of the catalogue in lower case
 * @property {string[]} body fields, with `=null` for null values, sorted
 */

/** @typedef {{ operationId: string, method: string, path: RegExp, parameters: number }} Operation */

/** @param {string} file relative to the root */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * @param {string} folder relative to the root
 * @returns {string[]} JSON files in it
 */
const jsonFiles = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.json'))
        .map((file) => join(folder, file))
    : [];

/** @returns {Operation[]} the ones with fewer parameters in the path first */
function operations() {
  const { paths } = read('api-spec/dist/openapi.json');
  return Object.entries(paths)
    .flatMap(([path, { servers: [server] = [], ...item }]) => {
      const prefix = Object.values(server?.variables ?? {})
        .map((/** @type {{ default: string }} */ variable) => variable.default)
        .join('');
      const whole = prefix + path;
      const template = whole.replaceAll('.', String.raw`\.`).replaceAll(/\{[^}]+\}/g, '[^/]+');
      return Object.entries(item)
        .filter(([, operation]) => operation.operationId)
        .map(([method, { operationId }]) => ({
          operationId,
          method: method.toUpperCase(),
          path: new RegExp(`^${template}$`),
          parameters: path.split('{').length,
        }));
    })
    .toSorted((a, b) => a.parameters - b.parameters);
}

/**
 * @param {unknown} value
 * @param {string} path
 * @returns {string[]} in the format of apps/portal/e2e/sent.ts
 */
function collectFields(value, path) {
  if (value === null) return [`${path}=null`];
  if (Array.isArray(value)) return [`${path}[]`];
  if (typeof value !== 'object') return [path];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    collectFields(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** @param {{ request: any }} interaction */
function getShape({ request: { query = {}, headers = {}, body } }) {
  const isFile = body?.contentType?.startsWith('multipart/');
  return {
    query: Object.keys(query).toSorted(),
    headers: Object.keys(headers).map((name) => name.toLowerCase()),
    body: isFile ? ['file'] : body ? collectFields(body.content, '').toSorted() : [],
  };
}

/**
 * Describes a field's presence in a body: `name`, `name=null`, or `name left out`.
 * @param {string} field
 * @param {string[]} body
 */
function describePresence(field, body) {
  if (body.includes(field)) return field;
  return body.includes(`${field}=null`) ? `${field}=null` : `${field} left out`;
}

/**
 * Finds what was sent but is not in any interaction. The query's parameter names must occur together in one success of the
 * operation. Each field of the body must occur in one of them as it was sent: with a value, as null, or left out. The headers,
 * which are the same for all calls, must occur together in any single interaction.
 * @param {Sent[]} sent
 * @param {{ description: string, request: any, response: { status: number } }[]} interactions
 * @param {Operation[]} known
 * @returns {string[]} descriptions
 */
export function missingShapes(sent, interactions, known) {
  const shapes = interactions.map((interaction) => ({
    operationId: interaction.description.split(' ')[0],
    succeeds: interaction.response.status < 400,
    ...getShape(interaction),
  }));
  const missing = sent.flatMap(({ method, path, query, headers, body }) => {
    const operation = known.find((one) => one.method === method && one.path.test(path));
    if (!operation) return [];
    const { operationId } = operation;
    const successShapes = shapes.filter(
      (shape) => shape.operationId === operationId && shape.succeeds,
    );
    const queryNames = query.join('&');
    const fields = new Set(
      [body, ...successShapes.map((shape) => shape.body)].flat().map(getFieldName),
    );
    return [
      ...(successShapes.some((shape) => shape.query.join('&') === queryNames)
        ? []
        : [`${operationId} ?${queryNames}`]),
      ...[...fields]
        .filter((field) =>
          successShapes.every(
            (shape) => describePresence(field, shape.body) !== describePresence(field, body),
          ),
        )
        .map((field) => `${operationId} with ${describePresence(field, body)}`),
      ...(shapes.some((shape) => headers.every((name) => shape.headers.includes(name)))
        ? []
        : [`${operationId} with the headers ${headers.join(', ')}`]),
    ];
  });
  return [...new Set(missing)].toSorted();
}

/** @param {string} field with `=null` or without */
const getFieldName = (field) => field.replace(/=null$/, '');

if (import.meta.main)
  await main(async () => {
    const sent = jsonFiles('apps/portal/.results/sent').flatMap(read);
    if (sent.length === 0)
      throw new UserError('The journeys recorded no requests. Run npm run e2e first.');
    const interactions = jsonFiles('contracts/pacts').flatMap((file) => read(file).interactions);
    const missing = missingShapes(sent, interactions, operations());
    if (missing.length > 0)
      throw new UserError(
        [
          'The portal sends requests that no contract covers. Add rows in contracts/:',
          ...missing,
        ].join('\n  '),
      );
    return 0;
  });
