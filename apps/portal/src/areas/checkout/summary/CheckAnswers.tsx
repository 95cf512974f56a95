import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import type { CustomerData } from '@studio-portal/sdk/types';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Link as RouterLink, type LinkProps } from 'react-router';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { instrumentName } from '../instruments/instrumentName.ts';
import { PaymentMark } from '../instruments/PaymentMark.tsx';
import { paymentMethods } from '../instruments/paymentMethods.ts';
import { addressLines } from '../../studio/shared/addressLines.ts';
import { contactFormPath } from '../contact/contactFormPath.ts';
import { useReplacing } from '../contact/replacedOrder.ts';
import type { Order, Subject } from '../flow/Flow.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { voucherMessages } from '../payment/voucherMessages.ts';

export const AnswerList = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space(4)} ${space(16)}`,
    paddingBlock: space(16),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { ...theme.typography.subtitle1 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd:first-of-type': {
    gridRow: 2,
    gridColumn: '1 / -1',
    color: theme.vars.palette.text.secondary,
  },
  '& dd:only-of-type': { gridRow: 1, gridColumn: 2, color: 'inherit' },
}));

interface ChangeProps extends Pick<LinkProps, 'replace' | 'state' | 'onClick'> {
  to: string;
  what: MessageDescriptor;
}

/** Link back to the step of an answer. */
export const Change = ({ what, ...link }: ChangeProps) => (
  <dd>
    <Link component={RouterLink} {...link}>
      <FormattedMessage {...flowMessages.change} />
      <VisuallyHidden>
        : <FormattedMessage {...what} />
      </VisuallyHidden>
    </Link>
  </dd>
);

/** Link from an order back to the step of an answer, which ends the order. */
function ChangeOrder({ order, ...change }: { order: Order } & Pick<ChangeProps, 'to' | 'what'>) {
  const { navigation, keepContact } = useReplacing(order);
  return <Change {...change} {...navigation} onClick={keepContact} />;
}

/**
 * All contact data of the order with a link to change it, as an entry of a list of answers. Formatted
 * by the conventions of the studio's country, as in the form.
 */
function Contact({ person, change }: { person: CustomerData; change: ReactNode }) {
  const { locale } = useIntl();
  const { houseNumberFirst, hasState } = useStudio().studio.address;
  const { firstname, lastname, email, phone, dateOfBirth } = person;
  const lines = [
    `${firstname} ${lastname}`,
    email,
    phone,
    dateOfBirth && formatDay(fromWire(dateOfBirth), locale, { dateStyle: 'long' }),
    addressLines({ ...person, houseNumberFirst, hasState }).join(', '),
  ];
  return (
    <div>
      <dt>
        <FormattedMessage {...flowMessages.contact} />
      </dt>
      <dd>
        {lines.filter(Boolean).map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </dd>
      {change}
    </div>
  );
}

const Line = styled('span')({ display: 'block' });

/** Contact data with a link to change it; nothing for kinds without a contact step. */
export function ContactAnswer(props: {
  person: CustomerData;
  subject: Pick<Subject, 'addresses'>;
}) {
  const { person, subject } = props;
  const { contact } = subject.addresses;
  if (contact === undefined) return null;
  return (
    <AnswerList>
      <Contact
        person={person}
        change={<Change to={contactFormPath(contact)} what={flowMessages.contact} />}
      />
    </AnswerList>
  );
}

/**
 * Lists the input with links to change it (pattern: check your answers).
 * @param props.placed the order if it exists by now, so that a change replaces it
 */
export function CheckAnswers({
  order,
  placed,
}: {
  order: Pick<
    Order,
    'customerData' | 'paymentMethod' | 'paymentInstrument' | 'subject' | 'voucher'
  >;
  placed?: Order;
}) {
  const intl = useIntl();
  const { customerData: person, paymentMethod, paymentInstrument, subject, voucher } = order;
  const { contact, payment } = subject.addresses;
  const change = (to: string, what: MessageDescriptor) =>
    placed ? <ChangeOrder order={placed} to={to} what={what} /> : <Change to={to} what={what} />;
  return (
    <AnswerList>
      {person && contact !== undefined && (
        <Contact person={person} change={change(contactFormPath(contact), flowMessages.contact)} />
      )}
      {(paymentMethod || voucher) && (
        <div>
          <dt>
            <FormattedMessage {...flowMessages.payment} />
          </dt>
          <dd>
            {voucher && (
              <FormattedMessage
                {...voucherMessages.pays}
                values={{
                  code: voucher.code,
                  amount: formatSum(voucher.amount, intl),
                }}
              />
            )}
            {voucher && paymentMethod && <br />}
            {paymentMethod && (
              <>
                <PaymentMark of={paymentMethod} brand={paymentInstrument?.brand ?? null} />{' '}
                {paymentInstrument ? (
                  instrumentName(paymentInstrument, intl)
                ) : (
                  <FormattedMessage {...paymentMethods[paymentMethod].name} />
                )}
              </>
            )}
            {paymentMethod === 'FINION_PAY' && (
              <>
                <br />
                <FormattedMessage {...paymentMethods[paymentMethod].hint} />
              </>
            )}
          </dd>
          {change(payment, flowMessages.payment)}
        </div>
      )}
    </AnswerList>
  );
}
