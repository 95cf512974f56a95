/** How a studio finds its member, the easiest way first; one call each (specification 2, "studio connect"). */
export const ways = ['email', 'customerCode', 'iban', 'ibanSuffix'] as const;

export type Way = (typeof ways)[number];

/** The fields of each way, in the order in which they are asked for. */
export const fieldsOf = {
  email: ['email'],
  customerCode: ['customerCode', 'dateOfBirth'],
  iban: ['iban', 'dateOfBirth'],
  ibanSuffix: ['ibanSuffix', 'lastname', 'dateOfBirth'],
} as const satisfies Record<Way, readonly (keyof ConnectValues)[]>;

/** What may be typed; a day of birth serves three of the ways and is typed once. */
export interface ConnectValues {
  /** Organization unit id, as the list of studios holds it. */
  studioId: string;
  email: string;
  customerCode: string;
  iban: string;
  ibanSuffix: string;
  lastname: string;
  dateOfBirth: string;
}
