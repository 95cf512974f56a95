import type { ProfileValues } from './ProfileForm/schema.ts';

/**
 * What was typed into the profile and not saved, for whoever looks at another page meanwhile. It lives in the page's memory
 * alone: personal data is never stored, and a logout or login of somebody else does not find it.
 */
let typed: { userId: number; values: ProfileValues } | undefined;

export const keepTyped = (userId: number, values: ProfileValues | undefined): void => {
  typed = values && { userId, values };
};

export const typedBefore = (userId: number): ProfileValues | undefined =>
  typed?.userId === userId ? typed.values : undefined;
