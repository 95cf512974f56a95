import { validateTaxId } from '@studio-portal/sdk/api/contract-signing';
import type { TaxIdFault } from '@studio-portal/sdk/types';
import { type IntlShape, useIntl } from 'react-intl';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contactMessages as messages } from './contactMessages.ts';
import type { Signer } from './signer.ts';
import { signerFields, type SignerValues } from './signerFields.ts';

/** Where each fault of an identity check belongs (specification 1, section 5). */
const places = {
  INVALID_TAX_ID: 'taxId',
  MISSING_DATE_OF_BIRTH: 'dateOfBirth',
  MISSING_FIRSTNAME: 'firstname',
  MISSING_LASTNAME: 'lastname',
  MISSING_GENDER: 'gender',
  MISSING_PLACE_OR_COUNTRY_OF_BIRTH: 'placeOfBirth',
  UNSUPPORTED_GENDER: 'gender',
} as const satisfies Record<TaxIdFault, keyof SignerValues>;

/** What is wrong, and at which field. */
interface IdentityFault {
  name: keyof SignerValues;
  message: string;
}

const isFault = (value: string): value is TaxIdFault => Object.hasOwn(places, value);

/** What an identity check has found that was only made when the contract was signed; undefined for any other failure. */
export function identityFaultOf(error: unknown, intl: IntlShape): string | undefined {
  const answer = toApiError(error);
  if (answer?.errorCode !== 'contract.error.taxidinvalid') return undefined;
  const found = answer.items.flatMap(({ typedArgs = [] }) => typedArgs.map(({ value }) => value));
  return identityFault(found.find(isFault) ?? 'INVALID_TAX_ID', intl).message;
}

/** What is said of a fault. */
function identityFault(fault: TaxIdFault, intl: IntlShape): IdentityFault {
  const name = places[fault];
  const message =
    fault === 'INVALID_TAX_ID'
      ? intl.formatMessage(messages.taxIdInvalid)
      : intl.formatMessage(messages.wrongOrMissing, {
          field: intl.formatMessage(signerFields[name].label),
        });
  return { name, message };
}

interface Asked {
  signer: Signer;
  onFaults: (faults: IdentityFault[]) => void;
}

/**
 * Has an identity number checked before the form is left. Who has no account is told when they sign: the call is for accounts alone.
 * @param onGood goes on
 */
export function useIdentityCheck(onGood: () => void) {
  const intl = useIntl();
  const { studio, user } = useStudio();
  const { mutate, isPending, error } = useApiMutation(['validateTaxId'], {
    mutationFn: ({ signer: { customerData } }: Asked) => {
      const { taxId = '', firstname, lastname, dateOfBirth } = customerData;
      const { gender = null, placeOfBirth = null, countryOfBirth = null } = customerData;
      return validateTaxId({
        taxId,
        countryCode: studio.address.countryCode,
        firstname,
        lastname,
        dateOfBirth,
        gender,
        placeOfBirth,
        countryOfBirth,
      });
    },
    onSuccess: ({ valid, errors }, { onFaults }) => {
      if (valid) onGood();
      else
        onFaults(
          (errors.length > 0 ? errors : ['INVALID_TAX_ID' as const]).map((fault) =>
            identityFault(fault, intl),
          ),
        );
    },
  });
  return {
    /** @param onFaults gets what is wrong, each at its field; without specific faults the number itself is */
    check: (signer: Signer, onFaults: Asked['onFaults']): void => {
      if (user && signer.customerData.taxId !== undefined) mutate({ signer, onFaults });
      else onGood();
    },
    pending: isPending,
    error,
  };
}
