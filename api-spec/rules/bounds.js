/** Longer lists must be paginated or state their maximum length. */
const many = 100;

const schemaTypes = (schema) => (Array.isArray(schema.type) ? schema.type : [schema.type]);

export const Bounds = () => ({
  Schema(schema, { report, location }) {
    const types = schemaTypes(schema);
    if ('enum' in schema || 'const' in schema) return;
    // File sizes are limited by the 413 response.
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
          message: `The description must contain "At most ${schema.maxItems}" and say which items are included.`,
          location,
        });
    },
  },
});
