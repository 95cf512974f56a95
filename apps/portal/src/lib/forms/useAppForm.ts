import {
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useId,
  useState,
} from 'react';
import { useForm } from 'react-hook-form';
import { type MessageDescriptor, useIntl } from 'react-intl';
import {
  type FieldSet,
  type FieldSpec,
  type FieldType,
  isRequired,
  type NamedFields,
  type ValuesOf,
} from './fieldSpec.ts';
import {
  type FormControl,
  formResolver,
  type FormValues,
  type ParsedValues,
} from './formResolver.ts';
import { isRecord } from '../isRecord.ts';
import { assignErrors } from './assignErrors.ts';
import { useUnsavedDraft } from './useUnsavedDraft.ts';

/** Props of an input; `type` prevents a day in a text field at compile time. */
export interface FieldProps<Type extends FieldType = FieldType> {
  name: string;
  label: string;
  type: Type;
  required: boolean;
  autoComplete: string;
}

/** Returns the props for the input of a field. */
export type FieldOf<Fields extends NamedFields<Fields>> = <Name extends keyof Fields & string>(
  name: Name,
) => FieldProps<Fields[Name]['type']>;

/** Options of a form that stays on its page. */
interface Edits {
  /** Key of the draft. */
  key: string;
  /** True if the last submitted values are saved. */
  saved: boolean;
  /** Message shown after saving. */
  savedMessage: MessageDescriptor;
}

/** A form in the shape that `Form` renders. */
export interface AppForm {
  id: string;
  fields: FieldSet;
  control: FormControl;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  pending: boolean;
  /** Errors of the server that belong to no field. */
  refusals: readonly unknown[];
  /** Counts submits; the errors of each take the focus, whether found by the form or the server. */
  attempt: number;
  timeZone: string | undefined;
  /** Options of a form that stays on its page. */
  edits: Edits | undefined;
}

interface Options<Fields extends NamedFields<Fields>> {
  /** Initial values. */
  start: ValuesOf<Fields>;
  /** Called with the trimmed values once they are valid. */
  onSubmit: (values: ValuesOf<Fields>) => void;
  /** True while the request is in progress. */
  pending: boolean;
  /** Error of the last request; the input stays. */
  error: unknown;
  /** Long forms validate each field on blur. */
  mode?: 'onSubmit' | 'onTouched';
  /** Time zone of the studio, for times in error messages. */
  timeZone?: string;
  /** Options of a form that shows saved values and stays on its page. */
  edits?: Edits;
  /** Called on every keystroke. */
  onInput?: (values: ValuesOf<Fields>) => void;
}

/** Type guard for the values of these fields, since the form library returns untyped ones. */
const holds = <Fields extends NamedFields<Fields>>(
  values: unknown,
  fields: Fields,
): values is ValuesOf<Fields> =>
  isRecord(values) &&
  Object.entries<FieldSpec>(fields).every(
    ([name, { type }]) => typeof values[name] === (type === 'checkbox' ? 'boolean' : 'string'),
  );

const isTyped = ({ type }: FieldSpec): boolean =>
  !['birthday', 'checkbox', 'choice', 'date'].includes(type);

/** Takes over texts that the browser or an extension has filled in without telling the page by an event. */
function readFilledIn(element: HTMLFormElement, fields: FieldSet, control: FormControl): void {
  for (const [name] of Object.entries(fields).filter(([, spec]) => isTyped(spec))) {
    const input = element.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    if (input.value !== control.getValues(name))
      control.setValue(name, input.value, { shouldDirty: true });
  }
}

/**
 * Creates a form: values, validation, errors of the server beside their fields, pending state,
 * saved and unsaved changes. Field names are checked at compile time. If the session ends, a login
 * dialog opens over the page (lib/session) and the call continues.
 * @param fields in the order of the error summary
 */
export function useAppForm<const Fields extends NamedFields<Fields>>(
  fields: Fields,
  options: Options<Fields>,
) {
  const { start, onSubmit, pending, error, mode = 'onSubmit', timeZone, edits, onInput } = options;
  const intl = useIntl();
  const id = useId();
  const control = useForm<FormValues, unknown, ParsedValues>({
    resolver: formResolver(fields, intl),
    defaultValues: Object.fromEntries(Object.entries(start)),
    mode,
    // The summary takes the focus and links to each field.
    shouldFocusError: false,
  });
  const { setError, subscribe, formState } = control;
  const [crash, setCrash] = useState<unknown>();

  const place = useEffectEvent((failure: unknown) => {
    const { atFields } = assignErrors(failure, fields, intl, timeZone);
    for (const [name, message] of atFields) setError(name, { type: 'server', message });
  });
  useEffect(() => place(error), [error]);

  const hear = useEffectEvent((values: unknown) => {
    if (holds(values, fields)) onInput?.(values);
  });
  // In a layout effect, since users can type before other effects run.
  useLayoutEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => hear(values) }),
    [subscribe],
  );
  useUnsavedDraft(control, edits?.key);

  const send = control.handleSubmit((parsed) => {
    const values = Object.fromEntries(
      Object.entries<FieldSpec>(fields).map(([name, { type }]) => [
        name,
        parsed[name] ?? (type === 'checkbox' ? false : ''),
      ]),
    );
    if (!holds(values, fields))
      throw new TypeError('useAppForm: a schema turns a text into something else.');
    onSubmit(values);
  });
  const form: AppForm = {
    id,
    fields,
    control,
    submit: (event) => {
      setCrash(undefined);
      readFilledIn(event.currentTarget, fields, control);
      // A check that throws blocks the submit and is shown like any other error.
      send(event).catch(setCrash);
    },
    pending,
    refusals: assignErrors(error ?? crash, fields, intl, timeZone).rest,
    attempt: formState.submitCount,
    timeZone,
    edits,
  };
  const field: FieldOf<Fields> = (name) => {
    const spec: FieldSpec = fields[name];
    return {
      name,
      label: intl.formatMessage(spec.label),
      type: fields[name].type,
      required: isRequired(spec),
      autoComplete: spec.autoComplete,
    };
  };
  return {
    form,
    field,
    /** Replaces the values, which then count as saved. */
    reset: (values: ValuesOf<Fields>) => control.reset(Object.fromEntries(Object.entries(values))),
    /** Clears all errors, for example when the form asks another question. */
    clearErrors: () => control.clearErrors(),
  };
}
