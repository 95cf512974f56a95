import type { ContractSignatureKind } from '@studio-portal/sdk/types';
import { SignaturePad, type SignatureValue } from '@studio-portal/ui/SignaturePad';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { signatureMessages as messages } from './signatureMessages.ts';

interface SignatureInputProps {
  /** Target of links in the error summary. */
  id?: string;
  label: MessageDescriptor;
  /** Required kind of signature: drawn only, or typed as well. */
  kind: Exclude<ContractSignatureKind, 'NONE'>;
  value: SignatureValue;
  onChange: (value: SignatureValue) => void;
  /** True if the user tried to continue without a signature. */
  missing: boolean;
}

/** Signature for a contract or a mandate, drawn, or typed if the studio allows it. */
export function SignatureInput({ id, label, kind, value, onChange, missing }: SignatureInputProps) {
  const intl = useIntl();
  const isTyped = kind === 'TYPED';
  return (
    <SignaturePad
      {...(id === undefined ? {} : { id })}
      label={intl.formatMessage(label)}
      value={value}
      onChange={onChange}
      texts={{
        ...(isTyped ? { typeName: intl.formatMessage(messages.typeName) } : {}),
        clear: intl.formatMessage(messages.clearSignature),
        empty: intl.formatMessage(messages.notSigned),
        signed: intl.formatMessage(messages.signature),
      }}
      required
      error={missing}
      helperText={
        missing ? (
          <span role="alert">
            <FormattedMessage {...messages.signatureMissing} />
          </span>
        ) : (
          !isTyped && <FormattedMessage {...messages.drawOnly} />
        )
      }
    />
  );
}
