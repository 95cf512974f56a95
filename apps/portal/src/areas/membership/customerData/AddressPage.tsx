import { useGetAddressData } from '@studio-portal/sdk/api/customer-data';
import type { AddressData, AddressDataAmendment } from '@studio-portal/sdk/types';
import { type IntlShape, useIntl } from 'react-intl';
import { addressLines } from '../../studio/shared/addressLines.ts';
import type { Fact } from '../../../lib/page/FactList.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { AddressDataForm } from './AddressDataForm.tsx';
import { DataPage } from './DataPage.tsx';
import { messages } from './messages.ts';

/** Address of a member as known to the studio. */
export function AddressPage() {
  const intl = useIntl();
  const { houseNumberFirst } = useStudio().studio.address;
  const facts = (known: AddressValues) => toFacts(known, houseNumberFirst, intl);
  const data = useGetAddressData({ query: { staleTime: 0 } });
  return (
    <DataPage
      page="customerAddress"
      data={data}
      facts={(address: AddressData) => facts(address)}
      amendmentFacts={(amendment: AddressDataAmendment) => facts(amendment)}
      form={AddressDataForm}
    />
  );
}

type AddressValues = Omit<AddressData, 'editable' | 'approvalRequired' | 'pendingAmendment'>;

function toFacts(known: AddressValues, houseNumberFirst: boolean, intl: IntlShape): Fact[] {
  const { street, houseNumber, zipCode, city, provinceCode, countryCode } = known;
  const unknown = intl.formatMessage(messages.unknown);
  const lines = addressLines({
    street: street ?? '',
    houseNumber,
    zipCode: zipCode ?? '',
    city: city ?? '',
    provinceCode,
    houseNumberFirst,
    hasState: provinceCode !== null,
  });
  const country = countryCode && intl.formatDisplayName(countryCode, { type: 'region' });
  return [
    [personMessages.address, lines.join(', ') || unknown],
    [personMessages.countryCode, country ?? unknown],
  ];
}
