import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { FormShell } from '../../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../../lib/forms/lazyResolver.ts';
import { NewPasswordInput } from '../../../lib/forms/NewPasswordInput.tsx';
import { personLabels, personMessages } from '../../../lib/forms/personMessages.ts';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { messages } from '../messages.ts';
import { TermsCheckbox, type TermsLinks } from '../TermsCheckbox.tsx';
import type { RegisterValues } from './schema.ts';

interface RegisterFormProps {
  initial: RegisterValues;
  /** An invitation is bound to its address. */
  emailIsFixed: boolean;
  /** Where the brand's terms are; undefined when it has none. */
  terms: TermsLinks | undefined;
  onSubmit: (values: RegisterValues) => void;
  pending: boolean;
  error: unknown;
}

/** Who wants an account. */
export function RegisterForm(props: RegisterFormProps) {
  const { initial, emailIsFixed, terms, onSubmit, pending, error } = props;
  const intl = useIntl();
  const form = useForm<RegisterValues>({
    resolver: lazyResolver(async () =>
      (await import('./schema.ts')).registerSchema(intl, terms !== undefined),
    ),
    defaultValues: initial,
    mode: 'onTouched',
  });
  const own = useWatch({ control: form.control, name: ['firstname', 'lastname', 'email'] });
  const { firstname, lastname, email } = personLabels(intl);
  return (
    <FormShell
      form={form}
      labels={{
        firstname,
        lastname,
        email,
        password: intl.formatMessage(messages.password),
        terms: intl.formatMessage(messages.termsPlain),
      }}
      onSubmit={onSubmit}
      loading={pending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.submit} />}
    >
      <FieldRow>
        <TextInput
          name="firstname"
          autoComplete="given-name"
          label={<FormattedMessage {...personMessages.firstname} />}
          required
        />
        <TextInput
          name="lastname"
          autoComplete="family-name"
          label={<FormattedMessage {...personMessages.lastname} />}
          required
        />
      </FieldRow>
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        label={<FormattedMessage {...personMessages.email} />}
        readOnly={emailIsFixed}
        required
      />
      <NewPasswordInput
        name="password"
        label={<FormattedMessage {...messages.password} />}
        own={own}
      />
      {terms && <TermsCheckbox name="terms" links={terms} />}
    </FormShell>
  );
}
