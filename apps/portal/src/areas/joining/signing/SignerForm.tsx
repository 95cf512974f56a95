import type { ContractField, ContractSignCondition } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentTypes, genders } from './identity.ts';
import { identityMessages } from './identityMessages.ts';
import { AddressBlock, type AddressPart } from '../../../lib/forms/AddressBlock.tsx';
import { CountryInput } from '../../../lib/forms/CountryInput.tsx';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import type { AppForm, FieldOf } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { findFieldSetting, type buildSignerFields } from './signerFields.ts';

const addressParts = [
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'provinceCode',
  'countryCode',
] as const satisfies readonly AddressPart[];

interface SignerFormProps {
  id: string;
  condition: Pick<ContractSignCondition, 'fields' | 'documentTypes'>;
  form: AppForm;
  field: FieldOf<ReturnType<typeof buildSignerFields>>;
}

/** Form for the signer's data: only the fields that the studio requests, in its order of groups. */
export function SignerForm({ id, condition, form, field }: SignerFormProps) {
  const asks = (name: ContractField) => findFieldSetting(condition, name) !== undefined;
  const hasIdentityFields = (['gender', 'taxId', 'identityDocument'] as const).some(asks);
  return (
    <Form of={form} id={id}>
      <FieldGroup legend={<FormattedMessage {...personMessages.person} />}>
        <FieldRow>
          <TextInput {...field('firstname')} />
          <TextInput {...field('lastname')} />
        </FieldRow>
        <TextInput {...field('email')} />
        <DateInput {...field('dateOfBirth')} />
        <TextInput {...field('phone')} />
      </FieldGroup>
      <AddressBlock field={field} asked={addressParts.filter(asks)} />
      {hasIdentityFields && <IdentityFields condition={condition} field={field} />}
    </Form>
  );
}

/** Fields that prove the signer's identity. */
function IdentityFields({ condition, field }: Pick<SignerFormProps, 'condition' | 'field'>) {
  const intl = useIntl();
  const { countryCode } = useStudio().studio.address;
  const asks = (name: ContractField) => findFieldSetting(condition, name) !== undefined;
  return (
    <FieldGroup legend={<FormattedMessage {...identityMessages.identity} />}>
      {asks('gender') && (
        <SelectInput
          {...field('gender')}
          options={Object.entries(genders).map(([value, label]) => ({
            value,
            label: intl.formatMessage(label),
          }))}
        />
      )}
      {asks('placeOfBirth') && <TextInput {...field('placeOfBirth')} />}
      {asks('countryOfBirth') && <CountryInput {...field('countryOfBirth')} home={countryCode} />}
      {asks('taxId') && <TextInput {...field('taxId')} />}
      {asks('identityDocument') && (
        <>
          <SelectInput
            {...field('documentType')}
            options={condition.documentTypes.map((value) => ({
              value,
              label: intl.formatMessage(documentTypes[value]),
            }))}
          />
          <TextInput {...field('documentNumber')} />
        </>
      )}
    </FieldGroup>
  );
}
