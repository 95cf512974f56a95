import { useGetPersonalData } from '@studio-portal/sdk/api/customer-data';
import type { PersonalData, PersonalDataAmendment } from '@studio-portal/sdk/types';
import { type IntlShape, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { documentTypes, genders } from '../../joining/signing/identity.ts';
import { identityMessages } from '../../joining/signing/identityMessages.ts';
import type { Fact } from '../../../lib/page/FactList.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { DataFile } from './DataFile.tsx';
import { DataPage } from './DataPage.tsx';
import { messages } from './messages.ts';
import { PersonalDataForm } from './PersonalDataForm.tsx';

/** Personal data of a member as known to the studio. */
export function PersonalPage() {
  const intl = useIntl();
  const data = useGetPersonalData({ query: { staleTime: 0 } });
  return (
    <DataPage
      page="customerPersonal"
      data={data}
      facts={(personal: PersonalData) => [
        ...(personal.customerNumber === null
          ? []
          : [[messages.customerNumber, personal.customerNumber] satisfies Fact]),
        ...toFacts(personal, intl),
      ]}
      amendmentFacts={(amendment: PersonalDataAmendment) => toFacts(amendment, intl)}
      below={<DataFile kind="privacy" />}
      form={PersonalDataForm}
    />
  );
}

type PersonalValues = Omit<
  PersonalData,
  'customerNumber' | 'editable' | 'approvalRequired' | 'pendingAmendment'
>;

function toFacts(known: PersonalValues, intl: IntlShape): Fact[] {
  const unknown = intl.formatMessage(messages.unknown);
  const { gender, placeOfBirth, countryOfBirth, documentType, documentNumber } = known;
  const name = [known.firstname, known.lastname].filter((part) => part !== null).join(' ');
  const country = countryOfBirth && intl.formatDisplayName(countryOfBirth, { type: 'region' });
  return [
    [messages.name, name || unknown],
    [
      personMessages.dateOfBirth,
      known.dateOfBirth ? formatLongDay(known.dateOfBirth, intl) : unknown,
    ],
    [identityMessages.gender, gender ? intl.formatMessage(genders[gender]) : unknown],
    [identityMessages.placeOfBirth, placeOfBirth ?? unknown],
    [identityMessages.countryOfBirth, country ?? unknown],
    [
      messages.document,
      documentType
        ? `${intl.formatMessage(documentTypes[documentType])} ${documentNumber ?? ''}`
        : unknown,
    ],
  ];
}
