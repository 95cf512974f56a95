/** More entries than this are a page, or the list says how many come at most. */
const many = 100;

/** Numbers have bounds, strings a length, arrays a limit: a provider can refuse nonsense and a client can size its fields. */
const typesOf = (schema) => (Array.isArray(schema.type) ? schema.type : [schema.type]);

export const Bounds = () => ({
  Schema(schema, { report, location }) {
    const types = typesOf(schema);
    if ('enum' in schema || 'const' in schema) return;
    // The size of a file is bounded by its own answer, 413.
    const file = schema.format === 'binary';
    if (types.includes('string') && !file && schema.maxLength === undefined)
      report({ message: 'A string needs maxLength.', location });
    if (
      (types.includes('integer') || types.includes('number')) &&
      (schema.minimum === undefined || schema.maximum === undefined)
    )
      report({ message: 'A number needs minimum and maximum.', location });
    if (types.includes('array') && schema.maxItems === undefined)
      report({ message: 'An array needs maxItems.', location });
  },
  MediaType: {
    Schema(schema, { report, location }, parents) {
      if (parents.MediaType.schema !== schema || !(schema.maxItems > many)) return;
      if (!(schema.description ?? '').includes(`At most ${schema.maxItems}`))
        report({
          message: `Say in the list's description "At most ${schema.maxItems}", and which.`,
          location,
        });
    },
  },
});
