/** Serializes a query string: omits undefined values and repeats lists (`style: form, explode: true`). */
export function toQuery(parameters: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, one);
  return `${query}`;
}
