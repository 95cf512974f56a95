import {
  getGetPersonalDataQueryKey,
  savePersonalData,
  useListPersonalDocumentTypes,
} from '@studio-portal/sdk/api/customer-data';
import { useState } from 'react';
import { saveFormDraft } from '../../../lib/forms/formDrafts.ts';
import { withDraft } from '../../../lib/forms/withDraft.ts';
import type { PersonalData } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  documentNumberRule,
  useDocumentNumberCheck,
} from '../../joining/signing/documentNumber.ts';
import { documentTypes, genders, isDocumentType } from '../../joining/signing/identity.ts';
import { identityMessages } from '../../joining/signing/identityMessages.ts';
import { fromWire } from '../../../lib/dates/dates.ts';
import { CountryInput } from '../../../lib/forms/CountryInput.tsx';
import { DateInput } from '../../../lib/forms/DateInput.tsx';
import { FieldGroup, FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { ListError } from '../../../lib/forms/ListError.tsx';
import { personMessages } from '../../../lib/forms/personMessages.ts';
import { SelectInput } from '../../../lib/forms/SelectInput.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { personalFields, toPersonalRequest } from './dataFields.ts';
import { messages } from './messages.ts';
import { useSaveSection } from './useSaveSection.ts';

const key = 'customer.personal';

interface PersonalDataFormProps {
  data: PersonalData;
  onSaved: () => void;
  /** Address that Cancel leads to. */
  cancelTo: string;
}

/** Form for a member's personal data, with the identity documents that the studio accepts. */
export function PersonalDataForm({ data, onSaved, cancelTo }: PersonalDataFormProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const documents = useListPersonalDocumentTypes();
  const { mutate, isPending, error } = useSaveSection(
    'savePersonalData',
    savePersonalData,
    getGetPersonalDataQueryKey(),
    () => {
      saveFormDraft(key, undefined);
      onSaved();
    },
  );
  const [start] = useState(() =>
    withDraft(key, {
      firstname: data.firstname ?? '',
      lastname: data.lastname ?? '',
      dateOfBirth: data.dateOfBirth ? fromWire(data.dateOfBirth) : '',
      gender: data.gender ?? '',
      placeOfBirth: data.placeOfBirth ?? '',
      countryOfBirth: data.countryOfBirth ?? '',
      documentType: data.documentType ?? '',
      documentNumber: data.documentNumber ?? '',
    }),
  );
  const [documentType, setDocumentType] = useState(start.documentType);
  const fields = {
    ...personalFields,
    documentNumber: {
      ...personalFields.documentNumber,
      ...documentNumberRule(documents.data, documentType),
    },
  };
  const { form, field } = useAppForm(fields, {
    start,
    mode: 'onTouched',
    pending: isPending,
    error,
    timeZone: studio.zoneId,
    onInput: (typed) => {
      saveFormDraft(key, typed);
      setDocumentType(typed.documentType);
    },
    onSubmit: (typed) => {
      const request = toPersonalRequest(typed);
      if (request) mutate(request);
    },
  });
  useDocumentNumberCheck(form, documentType);
  const noAnswer = intl.formatMessage(messages.noAnswer);
  const acceptedTypes =
    documents.data?.map((accepted) => accepted.documentType) ??
    (isDocumentType(documentType) ? [documentType] : []);
  return (
    <Form
      of={form}
      cancelTo={cancelTo}
      submit={<FormattedMessage {...(data.approvalRequired ? messages.send : messages.save)} />}
    >
      <FieldGroup legend={<FormattedMessage {...personMessages.person} />}>
        <FieldRow>
          <TextInput {...field('firstname')} />
          <TextInput {...field('lastname')} />
        </FieldRow>
        <DateInput {...field('dateOfBirth')} />
        <SelectInput
          {...field('gender')}
          options={Object.entries(genders).map(([value, label]) => ({
            value,
            label: intl.formatMessage(label),
          }))}
          emptyLabel={noAnswer}
        />
      </FieldGroup>
      <FieldGroup legend={<FormattedMessage {...identityMessages.identity} />}>
        <TextInput {...field('placeOfBirth')} />
        <CountryInput {...field('countryOfBirth')} home={studio.address.countryCode} />
        <SelectInput
          {...field('documentType')}
          options={acceptedTypes.map((value) => ({
            value,
            label: intl.formatMessage(documentTypes[value]),
          }))}
          emptyLabel={noAnswer}
        />
        <ListError list={documents} />
        <TextInput {...field('documentNumber')} />
      </FieldGroup>
    </Form>
  );
}
