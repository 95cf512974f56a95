/** Names of invoice lines, stored in the language of jobs and read in that of the reader. */
import { translateText } from '../../platform/database/translatedText.ts';

const separator = ' · ';

/** Joins texts that have translations of their own, such as a product and its variant. */
export const joinNames = (...names: string[]): string => names.join(separator).slice(0, 200);

/** Translates a stored name, part by part. @param language null for that of jobs */
export const translateName = (name: string, language: string | null): string =>
  name
    .split(separator)
    .map((part) => translateText(part, language))
    .join(separator);
