/** Which language the reader prefers. */

/**
 * The languages of an Accept-Language header, by their weights. What is no language tag is left out, so that whoever
 * formats with one of them never fails.
 * @returns BCP 47, e.g. `de-DE` or `de`, the most wanted first
 */
function preferredLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .flatMap((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return isLanguage(tag) ? [{ tag, weight: weight ? Number(weight.trim().slice(2)) : 1 }] : [];
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The first of them; null when none is named. */
export const preferredLanguage = (header: string | undefined): string | null =>
  preferredLanguages(header)[0] ?? null;

/** What a page is wanted in: first what its address names (specification 1, section 2.6), then the reader's own; null where it names none. */
export const wishesOf = ({ searchParams }: URL, header: string | undefined): (string | null)[] => [
  searchParams.get('lo') ?? searchParams.get('locale'),
  ...preferredLanguages(header),
];

function isLanguage(tag: string): boolean {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    // Of the right shape and still none: `de-12`.
    return false;
  }
}
