import { validateTaxId } from '@studio-portal/sdk/api/contract-signing';
import type { TaxIdFault } from '@studio-portal/sdk/types';
import { type IntlShape, useIntl } from 'react-intl';
import { toApiError } from '../../../lib/api/errors/toApiError.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { contactMessages as messages } from './contactMessages.ts';
import type { Signer } from './signer.ts';
import { signerFields, type SignerValues } from './signerFields.ts';

/** Field for each error of an identity check (spec 5). */
const errorFields = {
  INVALID_TAX_ID: 'taxId',
  MISSING_DATE_OF_BIRTH: 'dateOfBirth',
  MISSING_FIRSTNAME: 'firstname',
  MISSING_LASTNAME: 'lastname',
  MISSING_GENDER: 'gender',
  MISSING_PLACE_OR_COUNTRY_OF_BIRTH: 'placeOfBirth',
  UNSUPPORTED_GENDER: 'gender',
} as const satisfies Record<TaxIdFault, keyof SignerValues>;

/** An error with its field. */
interface IdentityError {
  name: keyof SignerValues;
  message: string;
}

const isTaxIdFault = (value: string): value is TaxIdFault => Object.hasOwn(errorFields, value);

/**
 * Returns the message of an identity check that failed on signing; undefined for any other error.
 */
export function getIdentityMessage(error: unknown, intl: IntlShape): string | undefined {
  const answer = toApiError(error);
  if (answer?.errorCode !== 'contract.error.taxidinvalid') return undefined;
  const found = answer.items.flatMap(({ typedArgs = [] }) => typedArgs.map(({ value }) => value));
  return toIdentityError(found.find(isTaxIdFault) ?? 'INVALID_TAX_ID', intl).message;
}

/** Builds the message for an identity check error. */
function toIdentityError(fault: TaxIdFault, intl: IntlShape): IdentityError {
  const name = errorFields[fault];
  const message =
    fault === 'INVALID_TAX_ID'
      ? intl.formatMessage(messages.taxIdInvalid)
      : intl.formatMessage(messages.wrongOrMissing, {
          field: intl.formatMessage(signerFields[name].label),
        });
  return { name, message };
}

interface IdentityCheck {
  signer: Signer;
  onErrors: (faults: IdentityError[]) => void;
}

/**
 * Validates the tax id before the form is left. Users without an account get the result when they
 * sign, since the call requires an account.
 * @param onValid called if it is valid or cannot be checked
 */
export function useIdentityCheck(onValid: () => void) {
  const intl = useIntl();
  const { studio, user } = useStudio();
  const { mutate, isPending, error } = useApiMutation(['validateTaxId'], {
    mutationFn: ({ signer: { customerData } }: IdentityCheck) => {
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
    onSuccess: ({ valid, errors }, { onErrors }) => {
      if (valid) onValid();
      else
        onErrors(
          (errors.length > 0 ? errors : ['INVALID_TAX_ID' as const]).map((fault) =>
            toIdentityError(fault, intl),
          ),
        );
    },
  });
  return {
    /**
     * @param onErrors receives the errors with their fields; without specific ones, the tax id
     * itself
     */
    check: (signer: Signer, onErrors: IdentityCheck['onErrors']): void => {
      if (user && signer.customerData.taxId !== undefined) mutate({ signer, onErrors });
      else onValid();
    },
    pending: isPending,
    error,
  };
}
