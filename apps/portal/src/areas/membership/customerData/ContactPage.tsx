import { useGetContactData } from '@studio-portal/sdk/api/customer-data';
import type { ContactData, ContactDataAmendment } from '@studio-portal/sdk/types';
import { type IntlShape, useIntl } from 'react-intl';
import type { Fact } from '../../../lib/page/FactList.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { ContactDataForm } from './ContactDataForm.tsx';
import { DataPage } from './DataPage.tsx';
import { messages } from './messages.ts';

/** Contact data of a member. */
export function ContactPage() {
  const intl = useIntl();
  const data = useGetContactData({ query: { staleTime: 0 } });
  return (
    <DataPage
      page="customerContact"
      data={data}
      facts={(contact: ContactData) => toFacts(contact, intl)}
      amendmentFacts={(amendment: ContactDataAmendment) => toFacts(amendment, intl)}
      form={ContactDataForm}
    />
  );
}

const toFacts = (
  { email, phone }: Pick<ContactData, 'email' | 'phone'>,
  intl: IntlShape,
): Fact[] => [
  [personMessages.email, email ?? intl.formatMessage(messages.unknown)],
  [personMessages.phone, phone ?? intl.formatMessage(messages.unknown)],
];
