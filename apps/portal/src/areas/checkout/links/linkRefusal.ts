import type { MessageDescriptor } from 'react-intl';
import { answerOf } from '../../../lib/api/errors/answerOf.ts';
import { linkMessages } from './linkMessages.ts';

/** Why a link cannot be used, as its page says it. */
export interface LinkRefusal {
  kind: 'unknown' | 'expired' | 'used';
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/** A link that nobody knows. */
export const unknownLink: LinkRefusal = {
  kind: 'unknown',
  title: linkMessages.unknown,
  text: linkMessages.unknownText,
};

/**
 * What a refusal says of the link; undefined for any other failure.
 * @param usedText what has been done by it
 */
export function linkRefusal(error: unknown, usedText: MessageDescriptor): LinkRefusal | undefined {
  const code = answerOf(error)?.errorCode;
  if (code === 'link.error.notfound') return unknownLink;
  if (code === 'link.error.expired')
    return { kind: 'expired', title: linkMessages.expired, text: linkMessages.expiredText };
  if (code === 'link.error.used') return { kind: 'used', title: linkMessages.used, text: usedText };
  return undefined;
}
