import type {
  CustomerData,
  CustomerInfo,
  Studio,
  StudioNameOnlyItemsItem,
  VirtualProductType,
} from '@studio-portal/sdk/types';
import { fromWire, isDay, toWire } from '../../../lib/dates/dates.ts';
import type { Subject } from '../flow/Flow.ts';
import type { ContactValues } from './contactFields.ts';

/** Empty contact values. */
export const emptyContact: ContactValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  street: '',
  houseNumber: '',
  zipCode: '',
  city: '',
  provinceCode: '',
  countryCode: '',
};

/**
 * Converts the draft to customer data; undefined while it is incomplete.
 * @param subject what is sold; without date of birth and address it omits all that it does not
 * require
 */
export function toCustomerData(
  values: Partial<Record<string, string>> | undefined,
  { isNameOnly, asks }: Pick<Subject, 'isNameOnly' | 'asks'> = {},
): CustomerData | undefined {
  const { dateOfBirth, phone, houseNumber, provinceCode, ...rest } = { ...emptyContact, ...values };
  const { firstname, lastname, email } = rest;
  if (isNameOnly) {
    const needsPhone = asks?.phone === 'required';
    const needsDateOfBirth = asks?.dateOfBirth === 'required';
    const birthday = needsDateOfBirth && isDay(dateOfBirth) ? toWire(dateOfBirth) : undefined;
    if (!firstname || !lastname || !email) return undefined;
    if ((needsPhone && !phone) || (needsDateOfBirth && !birthday)) return undefined;
    return {
      firstname,
      lastname,
      email,
      ...(needsPhone ? { phone } : {}),
      ...(birthday ? { dateOfBirth: birthday } : {}),
    };
  }
  if (!isDay(dateOfBirth) || Object.values(rest).includes('')) return undefined;
  return {
    ...rest,
    dateOfBirth: toWire(dateOfBirth),
    ...(phone ? { phone } : {}),
    ...(houseNumber ? { houseNumber } : {}),
    ...(provinceCode ? { provinceCode } : {}),
  };
}

/** Prefills the contact form with the known data. */
export function fromCustomerInfo(info: CustomerInfo, countryCode: string): ContactValues {
  const { dateOfBirth } = info;
  return {
    firstname: info.firstname ?? '',
    lastname: info.lastname ?? '',
    email: info.email,
    phone: info.phone ?? '',
    dateOfBirth: dateOfBirth ? fromWire(dateOfBirth) : '',
    street: info.street ?? '',
    houseNumber: info.houseNumber ?? '',
    zipCode: info.zipCode ?? '',
    city: info.city ?? '',
    provinceCode: info.provinceCode ?? '',
    countryCode: info.countryCode ?? countryCode,
  };
}

/** Converts an order's customer data to contact values; undefined if the order has none. */
export function toContactValues({
  customerData,
}: {
  customerData: CustomerData | null;
}): ContactValues | undefined {
  if (!customerData) return undefined;
  const { dateOfBirth, ...person } = customerData;
  return {
    ...emptyContact,
    ...Object.fromEntries(
      Object.entries(person).flatMap(([name, text]) => (text ? [[name, text]] : [])),
    ),
    ...(dateOfBirth ? { dateOfBirth: fromWire(dateOfBirth) } : {}),
  };
}

/**
 * Returns the customer data of a checkout with a contact step.
 * @throws if it is missing, which is an error of the portal
 */
export function requireCustomerData({
  customerData,
}: {
  customerData: CustomerData | undefined;
}): CustomerData {
  if (!customerData)
    throw new Error(
      'This checkout requires customer data. Its contact step must precede the payment.',
    );
  return customerData;
}

/** Returns whether the studio sells such items without date of birth and postal address. */
export const sellsToName = (
  { nameOnlyItems = [] }: Pick<Studio, 'nameOnlyItems'>,
  item: StudioNameOnlyItemsItem | VirtualProductType,
): boolean => nameOnlyItems.some((own) => own === item);
