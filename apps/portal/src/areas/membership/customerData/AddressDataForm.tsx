import { getGetAddressDataQueryKey, saveAddressData } from '@studio-portal/sdk/api/customer-data';
import { useState } from 'react';
import { saveFormDraft } from '../../../lib/forms/formDrafts.ts';
import { withDraft } from '../../../lib/forms/withDraft.ts';
import type { AddressData } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { AddressBlock } from '../../../lib/forms/AddressBlock.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { addressDataFields, toAddressRequest } from './dataFields.ts';
import { messages } from './messages.ts';
import { useSaveSection } from './useSaveSection.ts';

const key = 'customer.address';

interface AddressDataFormProps {
  data: AddressData;
  onSaved: () => void;
  /** Address that Cancel leads to. */
  cancelTo: string;
}

/** Form for a member's address. */
export function AddressDataForm({ data, onSaved, cancelTo }: AddressDataFormProps) {
  const { studio } = useStudio();
  const { mutate, isPending, error } = useSaveSection(
    'saveAddressData',
    saveAddressData,
    getGetAddressDataQueryKey(),
    () => {
      saveFormDraft(key, undefined);
      onSaved();
    },
  );
  const [start] = useState(() =>
    withDraft(key, {
      street: data.street ?? '',
      houseNumber: data.houseNumber ?? '',
      zipCode: data.zipCode ?? '',
      city: data.city ?? '',
      provinceCode: data.provinceCode ?? '',
      countryCode: data.countryCode ?? studio.address.countryCode,
    }),
  );
  const { form, field } = useAppForm(addressDataFields, {
    start,
    mode: 'onTouched',
    pending: isPending,
    error,
    timeZone: studio.zoneId,
    onInput: (typed) => saveFormDraft(key, typed),
    onSubmit: (typed) => mutate(toAddressRequest(typed)),
  });
  return (
    <Form
      of={form}
      cancelTo={cancelTo}
      submit={<FormattedMessage {...(data.approvalRequired ? messages.send : messages.save)} />}
    >
      <AddressBlock field={field} isMember />
    </Form>
  );
}
