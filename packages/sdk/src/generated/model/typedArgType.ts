/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Format of the value: TIMESTAMP is an instant with offset shown as date and time, FIELD names a field of the request by its JSON path.
 */
export type TypedArgType = typeof TypedArgType[keyof typeof TypedArgType];


export const TypedArgType = {
  STRING: 'STRING',
  NUMBER: 'NUMBER',
  TIMESTAMP: 'TIMESTAMP',
  FIELD: 'FIELD',
} as const;
