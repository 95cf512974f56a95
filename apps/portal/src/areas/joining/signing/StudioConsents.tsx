import type { LegalConsent, LegalInfoType } from '@studio-portal/sdk/types';
import { ConsentText } from '../../../lib/forms/ConsentText.tsx';
import { TickBox } from '../../../lib/forms/TickBox.tsx';

/** Returns the id of a consent's checkbox. */
export const consentId = (type: LegalInfoType): string => `consent-${type}`;

interface StudioConsentsProps {
  consents: readonly LegalConsent[];
  accepted: readonly LegalInfoType[];
  onChange: (accepted: LegalInfoType[]) => void;
  /** Returns the error of a checkbox, by its id. */
  getError: (fieldId: string) => string | undefined;
}

/** The studio's own consent boxes, unticked at first. */
export const StudioConsents = ({ consents, accepted, onChange, getError }: StudioConsentsProps) =>
  consents.map(({ type, text, mandatory }) => (
    <TickBox
      key={type}
      id={consentId(type)}
      label={<ConsentText text={text} mandatory={mandatory} />}
      ticked={accepted.includes(type)}
      onChange={(ticked) =>
        onChange(ticked ? [...accepted, type] : accepted.filter((other) => other !== type))
      }
      required={mandatory}
      error={getError(consentId(type))}
    />
  ));
