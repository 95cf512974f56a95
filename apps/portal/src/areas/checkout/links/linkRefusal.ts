import type { MessageDescriptor } from 'react-intl';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { linkMessages } from './linkMessages.ts';

/** Reason why a link cannot be used, with its texts. */
export interface LinkRefusal {
  kind: 'unknown' | 'expired' | 'used';
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** Reason for an unknown link. */
export const unknownLink: LinkRefusal = {
  kind: 'unknown',
  title: linkMessages.unknown,
  text: linkMessages.unknownText,
};

/**
 * Returns the reason for an error of a link; undefined for any other error.
 * @param usedText says what the link was used for
 */
export function linkRefusal(error: unknown, usedText: MessageDescriptor): LinkRefusal | undefined {
  const { errorCode: code, status } = toApiError(error) ?? {};
  // A backend may refuse a token by its form alone.
  if (code === 'link.error.notfound' || status === 400) return unknownLink;
  if (code === 'link.error.expired')
    return { kind: 'expired', title: linkMessages.expired, text: linkMessages.expiredText };
  if (code === 'link.error.used') return { kind: 'used', title: linkMessages.used, text: usedText };
  return undefined;
}
