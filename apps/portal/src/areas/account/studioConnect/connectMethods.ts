/**
 * Methods by which a studio identifies its member, easiest first, with one call each (spec 2,
 * "studio connect").
 */
export const connectMethods = ['email', 'customerCode', 'iban', 'ibanSuffix'] as const;

export type ConnectMethod = (typeof connectMethods)[number];
