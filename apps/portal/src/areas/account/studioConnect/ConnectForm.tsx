import { useListStudiosForStudioConnect } from '@studio-portal/sdk/api/studio-catalogue';
import type { UserInfo } from '@studio-portal/sdk/types';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from '../../../lib/forms/Form.tsx';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { connectFields } from './connectFields.ts';
import { messages } from './messages.ts';
import { useConnect } from './useConnect.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { MethodFields } from './MethodFields.tsx';
import type { ConnectMethod } from './connectMethods.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';

/**
 * Form with studio, method and the method's fields. The server does not reveal whether the studio
 * knows the user's address, so a verified address is preselected, as it needs no lookup by the
 * user. Connected studios are listed as well: a purchase connects an account without a membership,
 * and only the server knows.
 */
export function ConnectForm({ user }: { user: UserInfo }) {
  const { studio } = useStudio();
  const [method, setMethod] = useState<ConnectMethod>(user.verified ? 'email' : 'customerCode');
  // The studio of the page is preselected, so the form need not wait for the list.
  const { data = [studio] } = useListStudiosForStudioConnect({
    query: { staleTime: Number.POSITIVE_INFINITY },
  });
  const { connect, reset, pending, error } = useConnect();
  const isConnected = user.studioConnects.some(({ studioId }) => studioId === studio.id);
  const { form, field, clearErrors } = useAppForm(connectFields, {
    start: {
      studioId: isConnected ? '' : String(studio.id),
      email: user.email,
      customerCode: '',
      iban: '',
      ibanSuffix: '',
      lastname: '',
      dateOfBirth: '',
    },
    onSubmit: (values) => connect(method, values),
    pending,
    error,
  });
  const choose = (next: ConnectMethod) => {
    setMethod(next);
    clearErrors();
    reset();
  };
  return (
    <>
      <Form of={form} submit={<FormattedMessage {...messages.submit} />}>
        <SelectInput
          {...field('studioId')}
          options={data.map(({ id, name, address }) => ({
            value: String(id),
            label: `${name}, ${address.city}`,
          }))}
        />
        <MethodChoice method={method} onChange={choose} />
        <MethodFields method={method} field={field} />
      </Form>
      <ErrorAdvice error={error} />
    </>
  );
}
