import type { CustomerData, CustomerInfo } from '@studio-portal/sdk/types';
import { fromWire, isDay, toWire } from '../../../lib/dates/dates.ts';
import type { ContactValues } from './contactFields.ts';

/** A contact step with nothing in it. */
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

/** The person who books, as the checkout wants them; undefined while the draft holds no complete person. */
export function toCustomerData(
  values: Partial<Record<string, string>> | undefined,
): CustomerData | undefined {
  const { dateOfBirth, phone, houseNumber, provinceCode, ...rest } = { ...emptyContact, ...values };
  if (!isDay(dateOfBirth) || Object.values(rest).includes('')) return undefined;
  return {
    ...rest,
    dateOfBirth: toWire(dateOfBirth),
    ...(phone ? { phone } : {}),
    ...(houseNumber ? { houseNumber } : {}),
    ...(provinceCode ? { provinceCode } : {}),
  };
}

/** What is known of the person already: nobody types the same twice. */
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

/** The person as the contact step asks for them, of an order that was begun; undefined where nothing was asked. */
export function contactOfOrder({
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
    dateOfBirth: fromWire(dateOfBirth),
  };
}

/**
 * The person of a checkout whose kind has a contact step.
 * @throws where a kind sends none that needs one: a fault of the portal
 */
export function personOf({
  customerData,
}: {
  customerData: CustomerData | undefined;
}): CustomerData {
  if (!customerData)
    throw new Error('This checkout needs the person: its contact step comes before the payment.');
  return customerData;
}
