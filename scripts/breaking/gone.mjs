/**
 * What `redocly diff` rates as no break although it is one for our users: a value that an enum of an answer loses, which stands
 * in their exhaustive `switch`, and an error code that a call no longer answers, which the bundle has in its examples alone.
 */

/** @typedef {Record<string, any>} Description a bundled one, vouched for by its own lint */

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Every enum of a description, by its place; examples hold none.
 * @param {unknown} value
 * @param {string} [place]
 * @returns {[string, unknown[]][]}
 */
function enumsIn(value, place = '') {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (key === 'example' || key === 'examples') return [];
    if (key === 'enum' && Array.isArray(one)) return [[place, one]];
    return enumsIn(one, place === '' ? key : `${place}.${key}`);
  });
}

/**
 * The error codes of each call and status, as `bookCourse 409`.
 * @param {Description} description
 * @returns {Map<string, Set<string>>}
 */
function codesOf({ paths, components }) {
  const codes = new Map();
  for (const item of Object.values(paths))
    for (const method of methods) {
      const { operationId, responses = {} } = item[method] ?? {};
      for (const [status, { content = {} }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        const examples = Object.values(content['application/json']?.examples ?? {});
        const values = examples.flatMap(({ $ref, value }) =>
          $ref ? components.examples[$ref.split('/').at(-1)].value : value,
        );
        codes.set(
          `${operationId} ${status}`,
          new Set(values.map(({ errorCode }) => errorCode).filter(Boolean)),
        );
      }
    }
  return codes;
}

/**
 * @param {Description} released
 * @param {Description} description
 * @returns {string[]} one line for each value and code that is gone; where the whole enum, status or call is gone, Redocly says it
 */
export function goneBetween(released, description) {
  const enums = new Map(enumsIn(description));
  const codes = codesOf(description);
  return [
    ...enumsIn(released).flatMap(([place, values]) =>
      values
        .filter((value) => enums.has(place) && !enums.get(place)?.includes(value))
        .map((value) => `${place}: the value ${JSON.stringify(value)} was removed.`),
    ),
    ...[...codesOf(released)].flatMap(([call, some]) =>
      [...some]
        .filter((code) => codes.has(call) && !codes.get(call)?.has(code))
        .map((code) => `${call}: the error code ${code} was removed.`),
    ),
  ];
}
