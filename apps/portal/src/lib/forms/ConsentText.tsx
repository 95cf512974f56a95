import type { LegalConsent } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { formMessages } from './messages.ts';

/** Text of a consent in the studio's words, which says whether it is optional. */
export const ConsentText = ({ text, mandatory }: Pick<LegalConsent, 'text' | 'mandatory'>) =>
  mandatory ? text : <FormattedMessage {...formMessages.optionalText} values={{ text }} />;
