/** Validation of signatures. */
import type { Schemas } from '../api.ts';
import { apiError, invalidFields } from '../http/apiError.ts';

type Signature = Schemas['ContractSignature'];

/** Rejects drawings with active content, because they are displayed again. @throws 400 */
export function checkDrawing(field: string, signature: Signature | null): void {
  const encoded = signature?.dataUrl?.split(',')[1];
  if (encoded === undefined) return;
  const svg = Buffer.from(encoded, 'base64').toString();
  const isDrawing =
    /^<svg[\s>]/.test(svg) &&
    !/<(?!\/?(?:svg|g|path|polyline|line|circle|rect|title)[\s/>])|\son\w+\s*=|href|url\(|<!/i.test(
      svg,
    );
  if (!isDrawing)
    throw invalidFields({ field: `${field}.dataUrl`, message: 'is no plain drawing' });
}

/** @throws 422 if a required signature has neither drawing nor name */
export function checkSigned(field: string, signature: Signature | null, required: boolean): void {
  checkDrawing(field, signature);
  const isSigned =
    signature?.type === 'DRAWN'
      ? signature.dataUrl !== null
      : (signature?.name ?? '').trim() !== '';
  if (required && !isSigned)
    throw apiError(422, 'contract.error.signaturemissing', 'A signature is missing', {
      args: [{ type: 'FIELD', value: field }],
    });
}
