import type { MasterDataField } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { AddressBlock, type AddressPart } from '../../../lib/forms/AddressBlock.tsx';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { missingDetailFields } from './missingDetailFields.ts';
import { messages } from './messages.ts';
import { useSaveMasterData } from './useSaveMasterData.ts';

const nothing = {
  firstname: '',
  lastname: '',
  email: '',
  dateOfBirth: '',
  phone: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  provinceCode: '',
  countryCode: '',
};

const addressParts = ['street', 'zipCode', 'city', 'countryCode'] as const;

interface MasterDataFormProps {
  missing: readonly MasterDataField[];
  onSaved: () => void;
}

/** Asks for missing data only; a street adds its house number, a town its state. */
export function MasterDataForm({ missing, onSaved }: MasterDataFormProps) {
  const { mutate, isPending, error } = useSaveMasterData(onSaved);
  const { form, field } = useAppForm(missingDetailFields, {
    start: nothing,
    onSubmit: (values) => mutate(values),
    pending: isPending,
    error,
  });
  const asks = (name: MasterDataField) => missing.includes(name);
  const address: AddressPart[] = addressParts.filter(asks);
  if (asks('street') || asks('houseNumber')) address.push('houseNumber');
  if (asks('city')) address.push('provinceCode');
  return (
    <Form of={form} submit={<FormattedMessage {...messages.submit} />}>
      {asks('firstname') && <TextInput {...field('firstname')} />}
      {asks('lastname') && <TextInput {...field('lastname')} />}
      {asks('email') && <TextInput {...field('email')} />}
      {asks('dateOfBirth') && <DateInput {...field('dateOfBirth')} />}
      {asks('phone') && <TextInput {...field('phone')} />}
      {address.length > 0 && <AddressBlock field={field} asked={address} />}
    </Form>
  );
}
