import { useEffect, useState } from 'react';

/**
 * The cleaned form of a text, once the code that cleans it is here; undefined until then, and for
 * good where that code cannot be fetched.
 * @param clean one and the same function from render to render; null where nothing is to clean
 */
export function useCleaned(
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
