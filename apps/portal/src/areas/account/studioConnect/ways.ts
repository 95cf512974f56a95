/** How a studio finds its member, the easiest way first; one call each (specification 2, "studio connect"). */
export const ways = ['email', 'customerCode', 'iban', 'ibanSuffix'] as const;

export type Way = (typeof ways)[number];
