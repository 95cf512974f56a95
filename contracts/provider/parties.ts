/** Who relies on the provider, in pacts and at a broker. */
export const consumer = 'studio-portal-sdk';
/** Who is relied on. */
export const provider = 'studio-backend';
