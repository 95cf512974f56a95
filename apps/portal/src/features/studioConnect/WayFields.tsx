import { formatIban } from '@studio-portal/ui/formatIban';
import { FormattedMessage } from 'react-intl';
import { personMessages } from '../../lib/forms/personMessages.ts';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { messages } from './messages.ts';
import { Specimen } from './Specimen.tsx';
import type { Way } from './ways.ts';

/** Some write hyphens between the groups. */
const tidyIban = (typed: string): string => formatIban(typed.replaceAll('-', ''));

/** What one way asks for, and where to find it. */
export function WayFields({ way }: { way: Way }) {
  if (way === 'email')
    return (
      <TextInput
        name="email"
        type="email"
        autoComplete="email"
        label={<FormattedMessage {...personMessages.email} />}
        hint={<FormattedMessage {...messages.emailWhere} />}
        required
      />
    );
  return (
    <>
      <Specimen way={way} />
      {way === 'customerCode' && (
        <TextInput
          name="customerCode"
          autoComplete="off"
          label={<FormattedMessage {...messages.customerCode} />}
          required
        />
      )}
      {way === 'iban' && (
        <TextInput
          name="iban"
          autoComplete="off"
          label={<FormattedMessage {...messages.iban} />}
          tidy={tidyIban}
          required
        />
      )}
      {way === 'ibanSuffix' && (
        <>
          <TextInput
            name="ibanSuffix"
            autoComplete="off"
            label={<FormattedMessage {...messages.ibanSuffix} />}
            tidy={tidyIban}
            required
          />
          <TextInput
            name="lastname"
            autoComplete="family-name"
            label={<FormattedMessage {...personMessages.lastname} />}
            required
          />
        </>
      )}
      <TextInput
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        label={<FormattedMessage {...personMessages.dateOfBirth} />}
        required
      />
    </>
  );
}
