/** A path and its query: what is undefined is left out, a list is repeated (`style: form, explode: true`). */
export function withQuery(path: string, parameters: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, one);
  return query.size ? `${path}?${query}` : path;
}
