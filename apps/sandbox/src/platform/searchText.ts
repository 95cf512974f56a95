/** Compares texts regardless of case, accents and the spelling of umlauts. */

type Letters = Readonly<Record<string, string>>;

/** Letters that Unicode does not decompose. */
const plainLetters: Letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

const umlauts: Letters = { ä: 'ae', ö: 'oe', ü: 'ue' };

const replaceLetters = (text: string, letters: Letters): string =>
  Object.entries(letters).reduce((result, [from, to]) => result.replaceAll(from, to), text);

/** Folds a text to lower case without accents: "Zürich" becomes "zurich". */
export function foldLetters(text: string): string {
  return replaceLetters(text.toLowerCase(), plainLetters)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}

/** Returns the folded spellings of a text: "zurich" and "zuerich" for "Zürich". */
export function foldedSpellings(text: string): [string, string] {
  const composed = text.normalize('NFC').toLowerCase();
  return [foldLetters(composed), foldLetters(replaceLetters(composed, umlauts))];
}

/**
 * Returns the SQL expression of both folded spellings, for a generated column. Its `lower` knows only ASCII in some
 * locales of a database, so the capitals of the tables are replaced by name and accents are removed before.
 * @param text SQL expression
 */
export function foldedSpellingsSql(text: string): string {
  const replaceAll = (from: string, letters: Letters) =>
    Object.entries(letters).reduce(
      (result, [letter, to]) => `replace(${result}, '${letter}', '${to}')`,
      from,
    );
  const fold = (from: string) =>
    `lower(regexp_replace(normalize(${replaceAll(from, plainLetters)}, NFD), '[\\u0300-\\u036F]', '', 'g'))`;
  const composed = `translate(normalize(${text}, NFC), 'ÄÖÜẞÆŒØŁĐ', 'äöüßæœøłđ')`;
  return `${fold(composed)} || ' ' || ${fold(replaceAll(composed, umlauts))}`;
}

/** Splits a text into words, without punctuation. */
export const splitWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
