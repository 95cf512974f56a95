/** Which language the reader prefers. */

/**
 * First language of an Accept-Language header, by its weights.
 * @returns BCP 47, e.g. `de-DE` or `de`; null when none is named
 */
export function preferredLanguage(header: string | undefined): string | null {
  const wishes = (header ?? '')
    .split(',')
    .flatMap((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return isLanguage(tag) ? [{ tag, weight: weight ? Number(weight.trim().slice(2)) : 1 }] : [];
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wishes[0]?.tag ?? null;
}

function isLanguage(tag: string): boolean {
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag);
}
