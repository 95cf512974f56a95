/** Validation rules for customer data. */
import type { Schemas } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { usaStates } from '../accounts/usaStates.ts';
import { isDocumentNumber, listDocumentTypes } from '../membershipOffers/documentTypes.ts';
import { findProvinces } from '../membershipOffers/provinces.ts';

type Document = Pick<Schemas['SavePersonalDataRequest'], 'documentType' | 'documentNumber'>;

/**
 * @param countryCode of the studio, which determines the accepted documents
 * @throws 422 for an incomplete document, one that the studio does not accept, or an invalid number
 */
export function checkDocument(
  { documentType, documentNumber }: Document,
  countryCode: string,
): void {
  if (documentType === null && documentNumber === null) return;
  const option = listDocumentTypes(countryCode).find(
    (option) => option.documentType === documentType,
  );
  const fits =
    option !== undefined && documentNumber !== null && isDocumentNumber(option, documentNumber);
  if (!fits)
    throw apiError(
      422,
      'customerdata.error.documentnumber',
      'The number does not fit the document',
      {
        args: [
          {
            type: 'FIELD',
            value: documentType === null || !option ? 'documentType' : 'documentNumber',
          },
        ],
      },
    );
}

/** Lists the state or province codes of a country; null if it has none. */
function listProvinceCodes(countryCode: string): string[] | null {
  if (countryCode === 'US') return usaStates.map(({ abbreviation }) => abbreviation);
  return countryCode === 'IT' ? findProvinces(undefined).map(({ code }) => code) : null;
}

/**
 * Validates the province, which is required only in the studio's own country (spec 1.5).
 * @param here country of the studio
 * @throws 422 for an unknown state or province, or a missing one where it is required
 */
export function checkProvince(
  {
    provinceCode,
    countryCode,
  }: Pick<Schemas['SaveAddressDataRequest'], 'provinceCode' | 'countryCode'>,
  here: string,
): void {
  const known = listProvinceCodes(countryCode);
  const fits =
    known === null || (provinceCode === null ? countryCode !== here : known.includes(provinceCode));
  if (!fits)
    throw apiError(422, 'customerdata.error.provinceunknown', 'The province is wrong or missing', {
      args: [{ type: 'STRING', value: countryCode }],
    });
}
