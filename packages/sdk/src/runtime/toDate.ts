/** Turns a date of an answer from text into `Date`; one that is missing, though declared, stays so. */
export const toDate = (text: Date | undefined): Date => (text && new Date(text)) as Date;
