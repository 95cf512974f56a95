import { FormattedMessage, useIntl } from 'react-intl';
import { signMessages as messages } from './signMessages.ts';
import { formatLongDay } from '../words/contractFormats.ts';
import { TickBox } from '../../../lib/forms/TickBox.tsx';
import { signingIds } from './useSigningErrors.ts';

interface SigningConsentsProps {
  /** Which consents the contract needs. */
  required: { earlyStart: boolean; renewal: boolean };
  given: { earlyStart: boolean; renewal: boolean };
  /** Last day for a withdrawal. */
  withdrawalEndDate: Date;
  onChange: (changes: { earlyStart?: boolean; renewal?: boolean }) => void;
  /** Returns the error of a checkbox, by its id. */
  getError: (fieldId: string) => string | undefined;
}

/**
 * Consents that the law requires separately: a start within the withdrawal period, and renewal
 * (legal: early start, US).
 */
export function SigningConsents({
  required,
  given,
  withdrawalEndDate,
  onChange,
  getError,
}: SigningConsentsProps) {
  const intl = useIntl();
  const day = formatLongDay(withdrawalEndDate, intl);
  return (
    <>
      {required.earlyStart && (
        <TickBox
          id={signingIds.earlyStart}
          label={<FormattedMessage {...messages.earlyStart} values={{ day }} />}
          ticked={given.earlyStart}
          onChange={(earlyStart) => onChange({ earlyStart })}
          required
          error={getError(signingIds.earlyStart)}
        />
      )}
      {required.renewal && (
        <TickBox
          id={signingIds.renewal}
          label={<FormattedMessage {...messages.renewal} />}
          ticked={given.renewal}
          onChange={(renewal) => onChange({ renewal })}
          required
          error={getError(signingIds.renewal)}
        />
      )}
    </>
  );
}
