/** What of the data of a member can be. */
import type { Schemas } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { usaStates } from '../accounts/usaStates.ts';
import { listDocumentTypes } from '../contracts/documentTypes.ts';
import { findProvinces } from '../contracts/provinces.ts';

type Document = Pick<Schemas['SavePersonalDataRequest'], 'documentType' | 'documentNumber'>;

/**
 * @param countryCode of the studio, which says what documents there are
 * @throws 422 for half a document, for one that the studio does not take, and for a number that is none of it
 */
export function checkDocument(
  { documentType, documentNumber }: Document,
  countryCode: string,
): void {
  if (documentType === null && documentNumber === null) return;
  const taken = listDocumentTypes(countryCode).find(
    (option) => option.documentType === documentType,
  );
  const fits =
    taken !== undefined &&
    documentNumber !== null &&
    (taken.numberPattern === null ||
      new RegExp(taken.numberPattern).test(documentNumber.replaceAll(/[ -]/g, '').toUpperCase()));
  if (!fits)
    throw apiError(
      422,
      'customerdata.error.documentnumber',
      'The number does not fit the document',
      {
        args: [
          {
            type: 'FIELD',
            value: documentType === null || !taken ? 'documentType' : 'documentNumber',
          },
        ],
      },
    );
}

/** The codes that addresses of a country have; null where they have none. */
function provincesOf(countryCode: string): string[] | null {
  if (countryCode === 'US') return usaStates.map(({ abbreviation }) => abbreviation);
  return countryCode === 'IT' ? findProvinces(undefined).map(({ code }) => code) : null;
}

/**
 * Studios ask for the states or provinces of their own country alone (specification 1, section 5); whoever lives in another names none.
 * @param here the country of the studio
 * @throws 422 for an address with a state or province that its country does not have, or without one where it is asked for
 */
export function checkProvince(
  {
    provinceCode,
    countryCode,
  }: Pick<Schemas['SaveAddressDataRequest'], 'provinceCode' | 'countryCode'>,
  here: string,
): void {
  const known = provincesOf(countryCode);
  const fits =
    known === null || (provinceCode === null ? countryCode !== here : known.includes(provinceCode));
  if (!fits)
    throw apiError(422, 'customerdata.error.provinceunknown', 'The province is wrong or missing', {
      args: [{ type: 'STRING', value: countryCode }],
    });
}
