import { useListCountries } from '@studio-portal/sdk/api/registration';
import type { MasterDataField } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { useForm } from 'react-hook-form';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { personLabels, personMessages } from '../../lib/forms/personMessages.ts';
import { SelectInput } from '../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';
import type { MasterDataValues } from './schema.ts';
import { useSaveMasterData } from './useSaveMasterData.ts';

/** How each field is typed and what browsers may fill in; countries are chosen. In the order in which they are asked for. */
const inputs = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  dateOfBirth: { autoComplete: 'bday', type: 'date' },
  phone: { autoComplete: 'tel', type: 'tel' },
  street: { autoComplete: 'address-line1' },
  houseNumber: { autoComplete: 'address-line2' },
  zipCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
} as const satisfies Record<Exclude<MasterDataField, 'countryCode'>, object>;

const isInput = (name: string): name is keyof typeof inputs => Object.hasOwn(inputs, name);

/** Asks for just what is missing; a street brings its house number along. */
export function MasterDataForm(props: {
  missing: readonly MasterDataField[];
  onSaved: () => void;
}) {
  const { missing, onSaved } = props;
  const intl = useIntl();
  const countries = useListCountries({ locale: intl.locale });
  const save = useSaveMasterData(onSaved);
  const form = useForm<MasterDataValues>({
    resolver: lazyResolver(async () =>
      (await import('./schema.ts')).masterDataSchema(intl, missing),
    ),
    defaultValues: {
      firstname: '',
      lastname: '',
      email: '',
      dateOfBirth: '',
      phone: '',
      street: '',
      houseNumber: '',
      zipCode: '',
      city: '',
      countryCode: '',
    },
  });
  const { houseNumberFirst } = useStudio().studio.address;
  const usual = Object.keys(inputs).filter(isInput);
  const ordered = houseNumberFirst
    ? usual
        .with(usual.indexOf('street'), 'houseNumber')
        .with(usual.indexOf('houseNumber'), 'street')
    : usual;
  const asked = ordered.filter(
    (name) => missing.includes(name) || (name === 'houseNumber' && missing.includes('street')),
  );
  return (
    <FormShell
      form={form}
      labels={personLabels(intl)}
      onSubmit={(values) => save.mutate(values)}
      loading={save.isPending}
      submitError={save.error}
      submitLabel={<FormattedMessage {...messages.submit} />}
    >
      {asked.map((name) => (
        <TextInput
          key={name}
          name={name}
          {...inputs[name]}
          label={
            <FormattedMessage {...(name === 'phone' ? messages.phone : personMessages[name])} />
          }
          required={name !== 'houseNumber'}
        />
      ))}
      {missing.includes('countryCode') && (
        <SelectInput
          name="countryCode"
          autoComplete="country"
          label={<FormattedMessage {...personMessages.countryCode} />}
          options={(countries.data ?? []).map(({ key, value }) => ({ value: key, label: value }))}
          required
        />
      )}
    </FormShell>
  );
}
