import { transform } from './transformer.ts';

/** As for the clients, and without the descriptions of schemas: in a bundle they are bytes that nobody reads. */
export default function forZod(
  input: Parameters<typeof transform>[0],
): ReturnType<typeof transform> {
  const isSchema = (holder: unknown) =>
    typeof holder === 'object' && holder !== null && ('type' in holder || 'oneOf' in holder);
  return JSON.parse(
    JSON.stringify(transform(input), function (this: unknown, key: string, value: unknown) {
      return key === 'description' && typeof value === 'string' && isSchema(this)
        ? undefined
        : value;
    }),
  );
}
