/** Name of the consumer in pacts and at the broker. */
export const consumer = 'studio-portal-sdk';
/** Name of the provider in pacts and at the broker. */
export const provider = 'studio-backend';
