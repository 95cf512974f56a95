import { RegisterRequest } from '@studio-portal/sdk/zod/schemas/RegisterRequest';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import { newPassword } from '../../../lib/forms/checks.ts';
import { FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { type ValuesOf, withSchemas } from '../../../lib/forms/fieldSpec.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { validationMessages } from '../../../lib/forms/messages.ts';
import { NewPasswordInput } from '../../../lib/forms/NewPasswordInput.tsx';
import { personFields } from '../../../lib/forms/personFields.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useFieldText } from '../../../lib/forms/useFieldText.ts';
import { messages } from './messages.ts';
import { TermsCheckbox, type TermsLinks } from './TermsCheckbox.tsx';

export const registerFields = withSchemas(
  {
    firstname: personFields.firstname,
    lastname: personFields.lastname,
    email: {
      ...personFields.email,
      autoComplete: 'username',
      codes: ['registration.error.emailfixed'],
    },
    password: {
      label: messages.password,
      missing: validationMessages.choosePassword,
      invalid: validationMessages.password,
      type: 'password',
      check: newPassword,
      autoComplete: 'new-password',
      codes: ['password.error.tooweak'],
    },
    terms: {
      label: messages.terms,
      missing: validationMessages.terms,
      type: 'checkbox',
      autoComplete: 'off',
      codes: ['registration.error.termsnotaccepted'],
    },
  },
  { ...RegisterRequest.shape, terms: z.literal(true) },
);

export type RegisterValues = ValuesOf<typeof registerFields>;

interface RegisterFormProps {
  initial: RegisterValues;
  /** An invitation is bound to its address. */
  emailIsFixed: boolean;
  /** Addresses of the brand's terms, which must be accepted (spec 5); undefined if it has none. */
  terms: TermsLinks | undefined;
  onSubmit: (values: RegisterValues) => void;
  pending: boolean;
  error: unknown;
  /** Below the fields. */
  children: ReactNode;
}

/** Registration form. */
export function RegisterForm({
  initial,
  emailIsFixed,
  terms,
  children,
  ...sending
}: RegisterFormProps) {
  const { form, field } = useAppForm(registerFields, {
    start: initial,
    mode: 'onTouched',
    ...sending,
  });
  const firstname = useFieldText(form, field('firstname'));
  const lastname = useFieldText(form, field('lastname'));
  const email = useFieldText(form, field('email'));
  return (
    <Form of={form} submit={<FormattedMessage {...messages.submit} />}>
      <FieldRow>
        <TextInput {...field('firstname')} />
        <TextInput {...field('lastname')} />
      </FieldRow>
      <TextInput {...field('email')} readOnly={emailIsFixed} />
      <NewPasswordInput {...field('password')} own={[firstname, lastname, email]} />
      {terms && <TermsCheckbox {...field('terms')} links={terms} />}
      {children}
    </Form>
  );
}
