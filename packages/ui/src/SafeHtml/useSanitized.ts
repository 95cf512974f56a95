import { useEffect, useState } from 'react';

/**
 * Returns the sanitized text once the sanitizer has loaded; undefined until then, or if loading fails.
 * @param clean a function that stays the same across renders; null if there is nothing to clean
 */
export function useSanitized(
  text: string,
  clean: ((text: string) => Promise<DocumentFragment>) | null,
): DocumentFragment | undefined {
  const [cleaned, setCleaned] = useState<{ of: string; content: DocumentFragment }>();
  useEffect(() => {
    if (clean === null) return undefined;
    let wanted = true;
    clean(text).then(
      (content) => wanted && setCleaned({ of: text, content }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [text, clean]);
  return cleaned?.of === text ? cleaned.content : undefined;
}
