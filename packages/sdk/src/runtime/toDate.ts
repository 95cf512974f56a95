/** Converts a date of a response from text to `Date`; keeps undefined where a declared date is missing. */
export const toDate = (text: Date | undefined): Date => (text && new Date(text)) as Date;
