import Box from '@mui/material/Box';
import { useListItalianProvinces } from '@studio-portal/sdk/api/contract-offers';
import { useListAddressProvinces } from '@studio-portal/sdk/api/customer-data';
import { useListUsaStates } from '@studio-portal/sdk/api/reference-data';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStudio } from '../routes/StudioContext.tsx';
import { CountryInput } from './CountryInput.tsx';
import { FieldGroup, FieldRow } from './FieldGroup.tsx';
import { ListError } from './ListError.tsx';
import { personMessages } from './personMessages.ts';
import { SelectInput } from './SelectInput.tsx';
import { TextInput } from './TextInput.tsx';
import type { FieldProps } from './useAppForm.ts';

type TypedPart = 'city' | 'houseNumber' | 'street' | 'zipCode';
type ChosenPart = 'countryCode' | 'provinceCode';
export type AddressPart = ChosenPart | TypedPart;

interface AddressBlockProps {
  /** The `field` function of a form that has all parts of an address. */
  field: ((name: TypedPart) => FieldProps<'text'>) & ((name: ChosenPart) => FieldProps<'choice'>);
  /** The parts to show; all by default. */
  asked?: readonly AddressPart[];
  /** True for a member, whose provinces come from another call. */
  isMember?: boolean;
}

/**
 * The address block of all forms. The house number comes first if it does so in the studio's country;
 * studios in the United States ask for city, state and zip in this order. States are shown, and loaded, only for
 * studios in the United States (spec 5), provinces only for those in Italy. If a list fails to load, the entered value
 * stays (spec 9); the country select then offers the studio's country.
 */
export function AddressBlock({ field, asked, isMember = false }: AddressBlockProps) {
  const { countryCode, houseNumberFirst } = useStudio().studio.address;
  const asks = (...parts: AddressPart[]) => parts.some((part) => asked?.includes(part) ?? true);
  const houseNumber = asks('houseNumber') && <TextInput {...field('houseNumber')} />;
  return (
    <FieldGroup legend={<FormattedMessage {...personMessages.address} />}>
      {asks('street', 'houseNumber') && (
        <FieldRow ratio={houseNumberFirst ? '1fr 2fr' : '2fr 1fr'}>
          {houseNumberFirst && houseNumber}
          {asks('street') && <TextInput {...field('street')} />}
          {!houseNumberFirst && houseNumber}
        </FieldRow>
      )}
      {countryCode === 'US' && asks('city') && <TextInput {...field('city')} />}
      {countryCode === 'US' && asks('zipCode', 'provinceCode') && (
        <FieldRow ratio="2fr 1fr">
          {asks('provinceCode') && <StateInput {...field('provinceCode')} />}
          {asks('zipCode') && <TextInput {...field('zipCode')} />}
        </FieldRow>
      )}
      {countryCode !== 'US' && asks('zipCode', 'city') && (
        <FieldRow ratio="1fr 2fr">
          {asks('zipCode') && <TextInput {...field('zipCode')} />}
          {asks('city') && <TextInput {...field('city')} />}
        </FieldRow>
      )}
      {countryCode === 'IT' && asks('provinceCode') && (
        <ProvinceInput {...field('provinceCode')} isMember={isMember} />
      )}
      {asks('countryCode') && <CountryInput {...field('countryCode')} home={countryCode} />}
    </FieldGroup>
  );
}

function StateInput(props: FieldProps<'choice'>) {
  const currentOption = useCurrentOption(props.name);
  const states = useListUsaStates();
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <SelectInput
        {...props}
        options={
          states.data?.map(({ name, abbreviation }) => ({ value: abbreviation, label: name })) ??
          currentOption
        }
      />
      <ListError list={states} />
    </Box>
  );
}

function ProvinceInput({ isMember, ...props }: FieldProps<'choice'> & { isMember: boolean }) {
  const intl = useIntl();
  const currentOption = useCurrentOption(props.name);
  const ofContracts = useListItalianProvinces(undefined, { query: { enabled: !isMember } });
  const ofMembers = useListAddressProvinces(undefined, { query: { enabled: isMember } });
  const provinces = isMember ? ofMembers : ofContracts;
  return (
    <>
      <SelectInput
        {...props}
        label={intl.formatMessage(personMessages.italianProvince)}
        options={
          provinces.data?.map(({ code, name }) => ({ value: code, label: name })) ?? currentOption
        }
      />
      <ListError list={provinces} />
    </>
  );
}

/** Returns the entered value as the only option, for a list that has not loaded. */
function useCurrentOption(name: string) {
  const value: unknown = useWatch({ name });
  return typeof value === 'string' && value !== '' ? [{ value, label: value }] : [];
}
