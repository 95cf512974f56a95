import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * What the journeys keep of a request (apps/portal/e2e/sent.ts), and what stands of it in a pact.
 * @typedef {object} Sent
 * @property {string} method
 * @property {string} path
 * @property {string[]} query names, sorted
 * @property {string[]} headers names of the catalogue, in small letters
 * @property {string[]} body fields, `=null` where they are, sorted
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
      const variables = /** @type {{ default: string }[]} */ (
        Object.values(server?.variables ?? {})
      );
      const whole = variables.map((variable) => variable.default).join('') + path;
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
 * @returns {string[]} as apps/portal/e2e/sent.ts has them
 */
function fieldsOf(value, path) {
  if (value === null) return [`${path}=null`];
  if (Array.isArray(value)) return [`${path}[]`];
  if (typeof value !== 'object') return [path];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    fieldsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** @param {{ request: any }} interaction */
function shapeOf({ request: { query = {}, headers = {}, body } }) {
  const isFile = body?.contentType?.startsWith('multipart/');
  return {
    query: Object.keys(query).toSorted(),
    headers: Object.keys(headers).map((name) => name.toLowerCase()),
    body: isFile ? ['file'] : body ? fieldsOf(body.content, '').toSorted() : [],
  };
}

/**
 * Shapes of requests that no interaction has. Query and body must stand together in one success of the operation; the
 * headers, which are the same for all calls, in any one interaction.
 * @param {Sent[]} sent
 * @param {{ description: string, request: any, response: { status: number } }[]} interactions
 * @param {Operation[]} known
 * @returns {string[]} in words
 */
export function missingShapes(sent, interactions, known) {
  const shapes = interactions.map((interaction) => ({
    operationId: interaction.description.split(' ')[0],
    succeeds: interaction.response.status < 400,
    ...shapeOf(interaction),
  }));
  const missing = sent.flatMap(({ method, path, query, headers, body }) => {
    const operation = known.find((one) => one.method === method && one.path.test(path));
    if (!operation) return [];
    const { operationId } = operation;
    const asked = `?${query.join('&')} {${body.join(', ')}}`;
    const isHeld = shapes.some(
      (shape) =>
        shape.operationId === operationId &&
        shape.succeeds &&
        `?${shape.query.join('&')} {${shape.body.join(', ')}}` === asked,
    );
    const hasHeaders = shapes.some((shape) =>
      headers.every((name) => shape.headers.includes(name)),
    );
    return [
      ...(isHeld ? [] : [`${operationId} ${asked}`]),
      ...(hasHeaders ? [] : [`${operationId} with the headers ${headers.join(', ')}`]),
    ];
  });
  return [...new Set(missing)].toSorted();
}

/**
 * Holds what the journeys have recorded against the pacts.
 * @returns {import('./index.mjs').CheckResult}
 */
export function checkSent() {
  const sent = jsonFiles('apps/portal/.results/sent').flatMap(read);
  if (sent.length === 0)
    return { passed: false, output: 'The journeys have kept nothing of what the portal sends.' };
  const interactions = jsonFiles('contracts/pacts').flatMap((file) => read(file).interactions);
  const missing = missingShapes(sent, interactions, operations());
  if (missing.length === 0) return { passed: true, detail: `${sent.length} requests` };
  return {
    passed: false,
    output: [
      'The portal sends what no interaction holds (query, body; add a row to contracts):',
      ...missing.map((line) => `  ${line}`),
    ].join('\n'),
  };
}
