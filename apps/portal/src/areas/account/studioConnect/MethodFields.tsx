import { FormattedMessage } from 'react-intl';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { tidyIban } from '../../../lib/forms/tidyIban.ts';
import type { FieldOf } from '../../../lib/forms/useAppForm.ts';
import type { connectFields } from './connectFields.ts';
import { messages } from './messages.ts';
import { CardSketch } from './CardSketch.tsx';
import type { ConnectMethod } from './connectMethods.ts';

/**
 * Renders the fields of a method and where to find their values. Fields that are not rendered are
 * not validated.
 */
export function MethodFields({
  method,
  field,
}: {
  method: ConnectMethod;
  field: FieldOf<typeof connectFields>;
}) {
  if (method === 'email')
    return <TextInput {...field('email')} hint={<FormattedMessage {...messages.emailWhere} />} />;
  return (
    <>
      <CardSketch method={method} />
      {method === 'customerCode' && <TextInput {...field('customerCode')} />}
      {method === 'iban' && <TextInput {...field('iban')} tidy={tidyIban} />}
      {method === 'ibanSuffix' && (
        <>
          <TextInput {...field('ibanSuffix')} tidy={tidyIban} />
          <TextInput {...field('lastname')} />
        </>
      )}
      <DateInput {...field('dateOfBirth')} />
    </>
  );
}
