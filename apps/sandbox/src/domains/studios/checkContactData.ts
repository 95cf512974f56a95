/** Personal data that checkouts require. */
import type { Schemas } from '../../platform/api.ts';
import { invalidFields } from '../../platform/http/apiError.ts';
import type { StoredStudio } from './rules.ts';

type SoldItem =
  | Schemas['VirtualProductType']
  | NonNullable<Schemas['Studio']['nameOnlyItems']>[number];

const neededFields = ['dateOfBirth', 'street', 'zipCode', 'city', 'countryCode'] as const;

/** @throws 400 for missing date of birth or address, unless the studio sells such items to a name */
export function checkContactData(
  { nameOnlyItems }: Pick<StoredStudio, 'nameOnlyItems'>,
  item: SoldItem,
  customerData: Schemas['CustomerData'],
): void {
  if (nameOnlyItems.some((own) => own === item)) return;
  const [first, ...others] = neededFields
    .filter((field) => customerData[field] === undefined)
    .map((field) => ({ field: `customerData.${field}`, message: 'is required' }));
  if (first) throw invalidFields(first, ...others);
}
