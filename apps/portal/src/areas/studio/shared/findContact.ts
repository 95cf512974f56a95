import type { Studio } from '@studio-portal/sdk/types';

type ContactType = Studio['contacts'][number]['type'];

/**
 * Returns a contact of a studio: its own field, otherwise the first contact of that type (spec 3).
 */
export function findContact(
  { email, website, contacts }: Pick<Studio, 'email' | 'website' | 'contacts'>,
  contactType: ContactType,
): string | undefined {
  const own = { EMAIL: email, WEBSITE: website, PHONE: null }[contactType];
  return own ?? contacts.find(({ type }) => type === contactType)?.value;
}
