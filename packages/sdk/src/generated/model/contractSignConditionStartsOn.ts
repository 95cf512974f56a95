/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * FIRST_OF_MONTH starts only at the beginning of a month.
 */
export type ContractSignConditionStartsOn = typeof ContractSignConditionStartsOn[keyof typeof ContractSignConditionStartsOn];


export const ContractSignConditionStartsOn = {
  ANY_DAY: 'ANY_DAY',
  FIRST_OF_MONTH: 'FIRST_OF_MONTH',
} as const;
