import type { Studio } from '@studio-portal/sdk/types';

type Way = Studio['contacts'][number]['type'];

/** How a studio is reached in one way: its own field, else the first contact of that kind (specification 1, section 3). */
export function contactOf(
  { email, website, contacts }: Pick<Studio, 'email' | 'website' | 'contacts'>,
  way: Way,
): string | undefined {
  const own = { EMAIL: email, WEBSITE: website, PHONE: null }[way];
  return own ?? contacts.find(({ type }) => type === way)?.value;
}
