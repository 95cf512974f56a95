/** Turns what is there of some fields of an answer from text into `Date`. */
export function toDates<Data extends object>(data: Data, ...fields: readonly (keyof Data)[]): void {
  const texts = data as Record<keyof Data, Date | string | null | undefined>;
  for (const field of fields) {
    const text = texts[field];
    if (text !== null && text !== undefined) texts[field] = new Date(text);
  }
}
