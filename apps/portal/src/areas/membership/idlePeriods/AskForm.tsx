import type { IdlePeriodDocumentRequirements } from '@studio-portal/sdk/types';
import type { PickedFile } from '@studio-portal/ui/FilePicker';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { type Day, fromWire, isDay } from '../../../lib/dates/dates.ts';
import { FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { Form } from '../../../lib/forms/Form.tsx';
import { TextInput } from '../../../lib/forms/TextInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { DocumentField } from './DocumentField.tsx';
import { EffectOf } from './EffectOf.tsx';
import { idleFields } from './idleFields.ts';
import { messages } from './messages.ts';
import { useLimits } from './useLimits.ts';

interface AskFormProps {
  /** First day on which a pause can begin. */
  first: Date | null;
  /** Whether the studio has to accept it. */
  approvalRequired: boolean;
  requirements: IdlePeriodDocumentRequirements;
  asking: {
    mutate: (wanted: { startDate: Day; endDate: Day; document: File | undefined }) => void;
    isPending: boolean;
    error: Error | null;
  };
}

/** The days of a pause; under them what it does, before it is asked for. */
export function AskForm({ first, approvalRequired, requirements, asking }: AskFormProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const start = { startDate: first ? fromWire(first) : '', endDate: '' };
  const [typed, setTyped] = useState(start);
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [lacks, setLacks] = useState(false);
  const limits = useLimits(typed);
  const { form, field } = useAppForm(idleFields, {
    start,
    pending: asking.isPending,
    error: asking.error,
    timeZone: studio.zoneId,
    onInput: setTyped,
    onSubmit: ({ startDate, endDate }) => {
      const document = files[0]?.file;
      const isMissing = requirements.documentRequired && document === undefined;
      setLacks(isMissing);
      if (!isMissing && isDay(startDate) && isDay(endDate))
        asking.mutate({ startDate, endDate, document });
    },
  });
  const { minEndDate, maxEndDate } = limits.data ?? {};
  return (
    <Form
      of={form}
      submit={<FormattedMessage {...(approvalRequired ? messages.askNow : messages.pauseNow)} />}
    >
      {approvalRequired && (
        <Alert kind="info">
          <FormattedMessage {...messages.approval} />
        </Alert>
      )}
      <FieldRow>
        <TextInput
          {...field('startDate')}
          {...(first
            ? {
                hint: (
                  <FormattedMessage
                    {...messages.firstHint}
                    values={{ first: formatLongDay(first, intl) }}
                  />
                ),
              }
            : {})}
        />
        <TextInput
          {...field('endDate')}
          {...(minEndDate && maxEndDate
            ? {
                hint: (
                  <FormattedMessage
                    {...messages.lastHint}
                    values={{
                      first: formatLongDay(minEndDate, intl),
                      last: formatLongDay(maxEndDate, intl),
                    }}
                  />
                ),
              }
            : {})}
        />
      </FieldRow>
      {requirements.documentRequired && (
        <DocumentField
          requirements={requirements}
          files={files}
          onChange={(picked) => {
            setFiles(picked);
            setLacks(false);
          }}
          missing={lacks}
        />
      )}
      <EffectOf limits={limits} />
    </Form>
  );
}
