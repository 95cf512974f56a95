import { parse, TYPE } from 'virtual:icu-parser';
import type { MessageFormatElement } from 'react-intl';

/** Returns the names of the values and tags in a message. */
export function argumentNames(parts: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    found.add(part.value);
    const inner =
      part.type === TYPE.plural || part.type === TYPE.select
        ? Object.values(part.options).flatMap(({ value }) => value)
        : part.type === TYPE.tag
          ? part.children
          : [];
    for (const name of argumentNames(inner)) found.add(name);
  }
  return found;
}

/**
 * Parses a text of a brand. Returns undefined if it is not a valid ICU message, or uses a value or
 * tag that the default message lacks, since the code would not provide it.
 */
export function parseText(
  text: string,
  standard: readonly MessageFormatElement[],
): MessageFormatElement[] | undefined {
  try {
    const elements = parse(text);
    const known = argumentNames(standard);
    return [...argumentNames(elements)].every((name) => known.has(name)) ? elements : undefined;
  } catch {
    return undefined;
  }
}
