import { parse, TYPE } from 'virtual:icu-parser';
import type { MessageFormatElement } from 'react-intl';

/** Names of the values and tags that a message expects. */
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
 * A text of a brand, parsed; undefined when it is no valid ICU message, or names a value or a tag that the default text does not
 * have, since nobody would fill it in.
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
