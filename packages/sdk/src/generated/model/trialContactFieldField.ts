/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What is asked for, by its name in TrialCustomerData.
 */
export type TrialContactFieldField = typeof TrialContactFieldField[keyof typeof TrialContactFieldField];


export const TrialContactFieldField = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'dateOfBirth',
} as const;
