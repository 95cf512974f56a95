import type { standardSchemaResolver as Resolve } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';

/** A schema whose input and output are the values of the form. */
type Schema<Values extends FieldValues> = Parameters<typeof Resolve<Values, unknown, Values>>[0];

/**
 * Checks a form by a schema that is loaded with the first check: no form waits for 11 kB of validation before it can be seen.
 * If it cannot be loaded (offline), the values go out unchecked, and the server, which checks them anyway, has the word.
 */
export const lazyResolver =
  <Values extends FieldValues>(load: () => Promise<Schema<Values>>): Resolver<Values> =>
  async (values, context, options) => {
    try {
      const [{ standardSchemaResolver }, schema] = await Promise.all([
        import('@hookform/resolvers/standard-schema'),
        load(),
      ]);
      return await standardSchemaResolver(schema)(values, context, options);
    } catch {
      return { values, errors: {} };
    }
  };
