import { FormattedMessage, useIntl } from 'react-intl';
import { signMessages as messages } from './signMessages.ts';
import { dayWords } from '../words/contractWords.ts';
import { TickBox } from './TickBox.tsx';
import { signingIds } from './useSigningFaults.ts';

interface SigningBoxesProps {
  /** Which of the boxes there are. */
  asked: { earlyStart: boolean; renewal: boolean };
  given: { earlyStart: boolean; renewal: boolean };
  /** Last day for a withdrawal. */
  withdrawalEndDate: Date;
  onChange: (changes: { earlyStart?: boolean; renewal?: boolean }) => void;
  /** What is said of a box, by its id. */
  faultOf: (fieldId: string) => string | undefined;
}

/** What the law wants ticked on its own: a start within the time for a withdrawal, and consent to renewal (legal: early start, US). */
export function SigningBoxes({
  asked,
  given,
  withdrawalEndDate,
  onChange,
  faultOf,
}: SigningBoxesProps) {
  const intl = useIntl();
  const day = dayWords(withdrawalEndDate, intl);
  return (
    <>
      {asked.earlyStart && (
        <TickBox
          id={signingIds.earlyStart}
          label={<FormattedMessage {...messages.earlyStart} values={{ day }} />}
          ticked={given.earlyStart}
          onChange={(earlyStart) => onChange({ earlyStart })}
          required
          fault={faultOf(signingIds.earlyStart)}
        />
      )}
      {asked.renewal && (
        <TickBox
          id={signingIds.renewal}
          label={<FormattedMessage {...messages.renewal} />}
          ticked={given.renewal}
          onChange={(renewal) => onChange({ renewal })}
          required
          fault={faultOf(signingIds.renewal)}
        />
      )}
    </>
  );
}
