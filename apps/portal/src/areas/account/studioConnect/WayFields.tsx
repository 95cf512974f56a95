import { formatIban } from '@studio-portal/ui/formatIban';
import { FormattedMessage } from 'react-intl';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import type { FieldOf } from '../../../lib/forms/useAppForm.ts';
import type { connectFields } from './connectFields.ts';
import { messages } from './messages.ts';
import { Specimen } from './Specimen.tsx';
import type { Way } from './ways.ts';

/** Some write hyphens between the groups. */
const tidyIban = (typed: string): string => formatIban(typed.replaceAll('-', ''));

/** What one way asks for, and where to find it. Fields that are not on screen are not asked for. */
export function WayFields({ way, field }: { way: Way; field: FieldOf<typeof connectFields> }) {
  if (way === 'email')
    return <TextInput {...field('email')} hint={<FormattedMessage {...messages.emailWhere} />} />;
  return (
    <>
      <Specimen way={way} />
      {way === 'customerCode' && <TextInput {...field('customerCode')} />}
      {way === 'iban' && <TextInput {...field('iban')} tidy={tidyIban} />}
      {way === 'ibanSuffix' && (
        <>
          <TextInput {...field('ibanSuffix')} tidy={tidyIban} />
          <TextInput {...field('lastname')} />
        </>
      )}
      <DateInput {...field('dateOfBirth')} />
    </>
  );
}
