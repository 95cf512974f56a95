/** Returns the query of an address: undefined values are left out, lists are repeated (`style: form, explode: true`). */
export function toQuery(parameters: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, one);
  return `${query}`;
}
