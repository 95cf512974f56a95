import { formatIban } from '@studio-portal/ui/formatIban';
import type { PaymentMethod } from '@studio-portal/sdk/types';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { AnswerList, Change } from '../../checkout/summary/CheckAnswers.tsx';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { SigningStep } from './contractAddresses.ts';
import { membershipMethods } from '../../checkout/instruments/membershipMethods.ts';
import type { MandateDraft } from './mandateDraft.ts';
import type { Signer } from './signer.ts';
import { signMessages as messages } from './signMessages.ts';
import type { Signing } from './useSigning.tsx';
import { useSigningAddresses } from './useSigningAddresses.ts';

interface SigningAnswersProps {
  signing: Signing;
  signer: Signer;
  paymentMethod: PaymentMethod;
  mandateDraft: MandateDraft | undefined;
  /** Masked account whose mandate is kept, if any. */
  keptAccount: string | null;
  /** Names of the selected extras. */
  extras: readonly string[];
}

/** Data entered during signing, each with a link to change it. */
export function SigningAnswers(props: SigningAnswersProps) {
  const { signing, signer, paymentMethod, mandateDraft, keptAccount, extras } = props;
  const intl = useIntl();
  const { studio } = useStudio();
  const { stepPath } = useSigningAddresses();
  const { houseNumberFirst, hasState } = studio.address;
  const { customerData: person } = signer;
  const change = (step: SigningStep, what: MessageDescriptor) => (
    <Change to={stepPath(signing.term.id, step)} what={what} />
  );
  return (
    <AnswerList>
      <div>
        <dt>
          <FormattedMessage {...messages.membership} />
        </dt>
        <dd>{intl.formatList([signing.offer.name, ...extras])}</dd>
        {change('options', messages.membership)}
      </div>
      <div>
        <dt>
          <FormattedMessage {...flowMessages.contact} />
        </dt>
        <dd>
          {person.firstname} {person.lastname},{' '}
          {formatDay(fromWire(person.dateOfBirth), intl.locale, { dateStyle: 'long' })}
          <br />
          {person.email}, {person.phone}
          <br />
          {addressLines({ ...person, houseNumberFirst, hasState }).join(', ')}
        </dd>
        {change('contact', flowMessages.contact)}
      </div>
      <div>
        <dt>
          <FormattedMessage {...flowMessages.payment} />
        </dt>
        <dd>
          <FormattedMessage {...membershipMethods[paymentMethod]} />
          {keptAccount !== null && (
            <>
              <br />
              {keptAccount}
            </>
          )}
          {mandateDraft && (
            <>
              <br />
              {mandateDraft.mandate.accountHolder}, {formatIban(mandateDraft.mandate.iban)}
            </>
          )}
          {mandateDraft?.bank && (
            <>
              <br />
              {mandateDraft.bank.bankName === null ? (
                `BIC ${mandateDraft.bank.bic}`
              ) : (
                <FormattedMessage
                  {...messages.bank}
                  values={{ bank: mandateDraft.bank.bankName, bic: mandateDraft.bank.bic }}
                />
              )}
            </>
          )}
        </dd>
        {change('payment', flowMessages.payment)}
      </div>
    </AnswerList>
  );
}
