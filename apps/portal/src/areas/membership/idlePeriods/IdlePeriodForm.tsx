import type { UploadProgress } from '@studio-portal/sdk';
import type { IdlePeriodDocumentRequirements } from '@studio-portal/sdk/types';
import type { PickedFile } from '@studio-portal/ui/FilePicker';
import { RadioChips } from '@studio-portal/ui/RadioChips';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatLongDay } from '../../joining/words/contractFormats.ts';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { addDays, type Day, fromWire, isDay } from '../../../lib/dates/dates.ts';
import { FieldRow } from '../../../lib/forms/FieldGroup.tsx';
import { path } from '../../../lib/address/paths.ts';
import { Form } from '../../../lib/forms/Form.tsx';
import { DayInput } from '../../../lib/forms/DayInput.tsx';
import { useAppForm } from '../../../lib/forms/useAppForm.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { UploadProgressBar } from '../../../lib/upload/UploadProgressBar.tsx';
import { DocumentField } from './DocumentField.tsx';
import { EffectPreview } from './EffectPreview.tsx';
import { idleFields } from './idleFields.ts';
import { messages } from './messages.ts';
import { useLimits } from './useLimits.ts';

interface IdlePeriodFormProps {
  /** First possible start date of a pause. */
  first: Date | null;
  /** True if the studio must approve it. */
  approvalRequired: boolean;
  requirements: IdlePeriodDocumentRequirements;
  request: {
    mutate: (values: { startDate: Day; endDate: Day; document: File | undefined }) => void;
    isPending: boolean;
    /** Progress of the document's upload, if it is running. */
    progress: UploadProgress | undefined;
    error: Error | null;
  };
}

/** Lengths of a pause that are offered as a shortcut, with their last days. */
const possibleDurations = (start: Day, earliest: Day, latest: Day) =>
  [1, 2, 4, 8]
    .map((weeks) => ({ weeks, endDate: addDays(start, weeks * 7 - 1) }))
    .filter(({ endDate }) => endDate >= earliest && endDate <= latest);

/** Form for the dates of a pause, with a preview of its effect. */
export function IdlePeriodForm({
  first,
  approvalRequired,
  requirements,
  request,
}: IdlePeriodFormProps) {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const start = { startDate: first ? fromWire(first) : '', endDate: '' };
  const [values, setValues] = useState(start);
  const [files, setFiles] = useState<PickedFile[]>([]);
  const [documentMissing, setDocumentMissing] = useState(false);
  const limits = useLimits(values);
  const { form, field } = useAppForm(idleFields, {
    start,
    pending: request.isPending,
    error: request.error,
    timeZone: studio.zoneId,
    onInput: setValues,
    onSubmit: ({ startDate, endDate }) => {
      const document = files[0]?.file;
      const isMissing = requirements.documentRequired && document === undefined;
      setDocumentMissing(isMissing);
      if (!isMissing && isDay(startDate) && isDay(endDate))
        request.mutate({ startDate, endDate, document });
    },
  });
  const { minEndDate, maxEndDate } = limits.data ?? {};
  const durations =
    isDay(values.startDate) && minEndDate && maxEndDate
      ? possibleDurations(values.startDate, fromWire(minEndDate), fromWire(maxEndDate))
      : [];
  return (
    <Form
      of={form}
      cancelTo={path('idlePeriods', { studioUuid })}
      submit={<FormattedMessage {...(approvalRequired ? messages.askNow : messages.pauseNow)} />}
    >
      {approvalRequired && (
        <Alert kind="info">
          <FormattedMessage {...messages.approval} />
        </Alert>
      )}
      <FieldRow>
        <DayInput
          {...field('startDate')}
          {...(first
            ? {
                first: fromWire(first),
                hint: (
                  <FormattedMessage
                    {...messages.firstHint}
                    values={{ first: formatLongDay(first, intl) }}
                  />
                ),
              }
            : {})}
        />
        <DayInput
          {...field('endDate')}
          {...(minEndDate && maxEndDate
            ? {
                first: fromWire(minEndDate),
                last: fromWire(maxEndDate),
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
      {durations.length > 0 && (
        <RadioChips
          legend={<FormattedMessage {...messages.duration} />}
          name="duration"
          chips={durations.map(({ weeks, endDate }) => ({
            value: endDate,
            label: formatTerm({ term: weeks, termUnit: 'WEEK' }, intl),
          }))}
          selected={values.endDate}
          onSelect={(endDate) => form.control.setValue('endDate', endDate, { shouldDirty: true })}
        />
      )}
      {requirements.documentRequired && (
        <DocumentField
          requirements={requirements}
          files={files}
          onChange={(picked) => {
            setFiles(picked);
            setDocumentMissing(false);
          }}
          missing={documentMissing}
        />
      )}
      <EffectPreview limits={limits} />
      <UploadProgressBar progress={request.progress} />
    </Form>
  );
}
