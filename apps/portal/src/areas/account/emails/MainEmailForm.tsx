import { ChangeEmailRequest } from '@studio-portal/sdk/zod/schemas/ChangeEmailRequest';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { ChoiceInput } from '../../../lib/forms/ChoiceInput.tsx';
import type { FieldSet } from '../../../lib/forms/fieldSpec.ts';
import { path } from '../../../lib/address/paths.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { PasswordInput } from '../../../lib/forms/PasswordInput.tsx';
import { personFields } from '../../../lib/forms/personFields.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useFieldText } from '../../../lib/forms/useFieldText.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { messages } from './messages.ts';

/** Option for a new address. */
const another = 'another';

export const mainEmailFields = {
  choice: {
    label: messages.which,
    type: 'choice',
    schema: z.string(),
    autoComplete: 'off',
  },
  email: {
    ...personFields.email,
    schema: ChangeEmailRequest.shape.email,
    label: messages.newAddress,
    codes: ['email.error.unchanged'],
  },
  password: {
    label: messages.password,
    missing: validationMessages.enterPassword,
    type: 'password',
    schema: ChangeEmailRequest.shape.password,
    autoComplete: 'current-password',
    codes: ['password.error.wrong'],
  },
} as const satisfies FieldSet;

/** The requested address, with the password as confirmation. A known address needs no code. */
export interface MainEmailWish {
  email: string;
  isKnown: boolean;
  password: string;
}

interface MainEmailFormProps {
  /** Current main address, for password managers. */
  present: string;
  /** Confirmed additional addresses. */
  known: readonly string[];
  /** Earlier input, or the address preselected by the link. */
  initial: Partial<MainEmailWish>;
  onWish: (wish: MainEmailWish) => void;
  pending: boolean;
  error: unknown;
}

/** Form to change the main address to a confirmed or a new one. */
export function MainEmailForm(props: MainEmailFormProps) {
  const { present, known, initial, onWish, pending, error } = props;
  const { email = '', password = '' } = initial;
  const { studioUuid } = useStudio();
  const { form, field } = useAppForm(mainEmailFields, {
    start: known.includes(email)
      ? { choice: email, email: '', password }
      : { choice: known.length > 0 && email === '' ? '' : another, email, password },
    onSubmit: (values) => {
      const isKnown = values.choice !== another;
      onWish({ email: isKnown ? values.choice : values.email, isKnown, password: values.password });
    },
    pending,
    error,
  });
  const choice = useFieldText(form, field('choice'));
  return (
    <Form
      of={form}
      cancelTo={path('emails', { studioUuid })}
      submit={<FormattedMessage {...messages.goOn} />}
    >
      {known.length > 0 && (
        <ChoiceInput
          {...field('choice')}
          options={[
            ...known.map((address) => ({ value: address, title: address })),
            { value: another, title: <FormattedMessage {...messages.another} /> },
          ]}
        />
      )}
      {choice === another && <TextInput {...field('email')} />}
      <input type="hidden" name="username" autoComplete="username" value={present} />
      <PasswordInput {...field('password')} />
    </Form>
  );
}
