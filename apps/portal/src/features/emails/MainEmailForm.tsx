import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { PasswordInput } from '../../lib/forms/PasswordInput.tsx';
import { TextInput } from '../../lib/forms/TextInput.tsx';
import { loadPart } from '../../lib/loadPart.ts';
import { messages } from './messages.ts';
import type { MainEmailValues } from './schemas.ts';

// Most accounts have one address, and nothing to choose from.
const ChoiceInput = lazy(async () => ({
  default: (await loadPart(() => import('../../lib/forms/ChoiceInput.tsx'))).ChoiceInput,
}));

/** The answer that is no address. */
const another = 'another';

/** Which address, and the password that says who asks. A known address needs no code. */
export interface MainEmailWish {
  email: string;
  isKnown: boolean;
  password: string;
}

interface MainEmailFormProps {
  /** Main address until now, for password managers. */
  present: string;
  /** Confirmed additional addresses. */
  known: readonly string[];
  /** What was asked for before, or the address that the reader came with. */
  initial: Partial<MainEmailWish>;
  onWish: (wish: MainEmailWish) => void;
  pending: boolean;
  error: unknown;
}

/** Another main address: one of the confirmed ones, or a new one. */
export function MainEmailForm(props: MainEmailFormProps) {
  const { present, known, initial, onWish, pending, error } = props;
  const intl = useIntl();
  const { email = '', password = '' } = initial;
  const form = useForm<MainEmailValues>({
    resolver: (values, context, options) =>
      lazyResolver<MainEmailValues>(async () =>
        (await import('./schemas.ts')).mainEmailSchema(intl, values.choice === another),
      )(values, context, options),
    defaultValues: known.includes(email)
      ? { choice: email, email: '', password }
      : { choice: known.length > 0 && email === '' ? '' : another, email, password },
  });
  const choice = useWatch({ control: form.control, name: 'choice' });
  return (
    <FormShell
      form={form}
      labels={{
        choice: intl.formatMessage(messages.which),
        email: intl.formatMessage(messages.newAddress),
        password: intl.formatMessage(messages.password),
      }}
      onSubmit={(values) =>
        onWish({
          email: values.choice === another ? values.email : values.choice,
          isKnown: values.choice !== another,
          password: values.password,
        })
      }
      loading={pending}
      submitError={error}
      submitLabel={<FormattedMessage {...messages.goOn} />}
    >
      {known.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" height={42 * (known.length + 2)} />}>
          <ChoiceInput
            name="choice"
            legend={<FormattedMessage {...messages.which} />}
            options={[
              ...known.map((address) => ({ value: address, label: address })),
              { value: another, label: <FormattedMessage {...messages.another} /> },
            ]}
          />
        </Suspense>
      )}
      {choice === another && (
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          label={<FormattedMessage {...messages.newAddress} />}
          required
        />
      )}
      <input type="hidden" name="username" autoComplete="username" value={present} />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        label={<FormattedMessage {...messages.password} />}
      />
    </FormShell>
  );
}
