import { useListStudiosForStudioConnect } from '@studio-portal/sdk/api/studio-catalogue';
import type { UserInfo } from '@studio-portal/sdk/types';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorText } from '../../lib/apiErrors/useErrorText.ts';
import { FormShell } from '../../lib/forms/FormShell.tsx';
import { lazyResolver } from '../../lib/forms/lazyResolver.ts';
import { personLabels } from '../../lib/forms/personMessages.ts';
import { loadPart } from '../../lib/loadPart.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { messages } from './messages.ts';
import { useConnect } from './useConnect.ts';
import { WayChoice } from './WayChoice.tsx';
import { WayFields } from './WayFields.tsx';
import type { ConnectValues, Way } from './ways.ts';
import { WhatNext } from './WhatNext.tsx';

// The studio of the page is chosen already; the form need not wait for the list.
const SelectInput = lazy(async () => ({
  default: (await loadPart(() => import('../../lib/forms/SelectInput.tsx'))).SelectInput,
}));

/**
 * Studio and way, and what the way asks for. Whether the studio knows the reader's address nobody may ask, so a verified address,
 * with which nothing need be looked up, is the way that is chosen first. Connected studios are offered too: whoever has bought
 * something there is connected without being a member, and only the server knows.
 */
export function ConnectForm({ user }: { user: UserInfo }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const [way, setWay] = useState<Way>(user.verified ? 'email' : 'customerCode');
  const { data } = useListStudiosForStudioConnect({
    query: { staleTime: Number.POSITIVE_INFINITY },
  });
  const form = useForm<ConnectValues>({
    resolver: lazyResolver(async () => (await import('./schema.ts')).connectSchema(intl, way)),
    defaultValues: {
      studioId: user.studioConnects.some(({ studioId }) => studioId === studio.id)
        ? ''
        : String(studio.id),
      email: user.email,
      customerCode: '',
      iban: '',
      ibanSuffix: '',
      lastname: '',
      dateOfBirth: '',
    },
  });
  const { connect, reset, pending, error } = useConnect((taken) =>
    form.setError('studioId', { message: errorText(taken, intl).title }, { shouldFocus: true }),
  );
  const { email, lastname, dateOfBirth } = personLabels(intl);
  const choose = (next: Way) => {
    setWay(next);
    form.clearErrors();
    reset();
  };
  return (
    <>
      <FormShell
        form={form}
        labels={{
          studioId: intl.formatMessage(messages.studio),
          email,
          customerCode: intl.formatMessage(messages.customerCode),
          iban: intl.formatMessage(messages.iban),
          ibanSuffix: intl.formatMessage(messages.ibanSuffix),
          lastname,
          dateOfBirth,
        }}
        onSubmit={(values) => connect(way, values)}
        loading={pending}
        submitError={error}
        submitLabel={<FormattedMessage {...messages.submit} />}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
          <SelectInput
            name="studioId"
            autoComplete="off"
            label={<FormattedMessage {...messages.studio} />}
            options={(data ?? [studio]).map(({ id, name, address }) => ({
              value: String(id),
              label: `${name}, ${address.city}`,
            }))}
            required
          />
        </Suspense>
        <WayChoice way={way} onChange={choose} />
        <WayFields way={way} />
      </FormShell>
      <WhatNext error={error} />
    </>
  );
}
