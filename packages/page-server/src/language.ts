/** Negotiates the language of a page. */

/**
 * Parses an Accept-Language header. Skips invalid tags, so that formatting with a returned language cannot fail.
 * @returns BCP 47 tags, e.g. `de-DE` or `de`, in descending preference
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

/** Returns the preferred language; null if there is none. */
export const preferredLanguage = (header: string | undefined): string | null =>
  preferredLanguages(header)[0] ?? null;

/**
 * Returns the languages in which to render a page: the URL's (spec 1.2.6), then the user's; null for a missing one.
 */
export const getLanguagePreferences = (
  { searchParams }: URL,
  header: string | undefined,
): (string | null)[] => [
  searchParams.get('lo') ?? searchParams.get('locale'),
  ...preferredLanguages(header),
];

function isLanguage(tag: string): boolean {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    // Well-formed but invalid, e.g. `de-12`.
    return false;
  }
}
