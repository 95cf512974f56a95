import { path } from '../../../lib/address/paths.ts';

/**
 * Returns the address of a studio's home, with the facility group of the booking portal that it is
 * opened from, if any.
 */
export function studioHref(studioUuid: string, directory: string | undefined): string {
  const home = path('studio', { studioUuid });
  return directory === undefined ? home : `${home}?s=${encodeURIComponent(directory)}`;
}
