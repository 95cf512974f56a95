import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react';
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
import { placeFaults } from './placeFaults.ts';
import { useUnsaved } from './useUnsaved.ts';

/** Props of an input; `type` keeps a birthday out of a text field at compile time. */
export interface FieldProps<Type extends FieldType = FieldType> {
  name: string;
  label: string;
  type: Type;
  required: boolean;
  autoComplete: string;
}

/** Gives all that the input of a field needs. */
export type FieldOf<Fields extends NamedFields<Fields>> = <Name extends keyof Fields & string>(
  name: Name,
) => FieldProps<Fields[Name]['type']>;

/** What a form that stays on its page needs besides. */
interface Edits {
  /** Under which what is typed is kept while other pages are looked at. */
  key: string;
  /** Whether the last values that were sent are saved. */
  saved: boolean;
  /** What is said then. */
  told: MessageDescriptor;
}

/** A form as `Form` shows it. */
export interface AppForm {
  id: string;
  fields: FieldSet;
  control: FormControl;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  pending: boolean;
  /** What the server said that belongs to no field. */
  refusals: readonly unknown[];
  /** Counts the sendings; the faults of each take the focus, whether the form or the server found them. */
  attempt: number;
  timeZone: string | undefined;
  /** Of a form that stays on its page. */
  edits: Edits | undefined;
}

interface Options<Fields extends NamedFields<Fields>> {
  /** What stands in the fields at first. */
  start: ValuesOf<Fields>;
  /** Gets the values once nothing is wrong with them, without blanks around them. */
  onSubmit: (values: ValuesOf<Fields>) => void;
  /** True while the request is under way. */
  pending: boolean;
  /** Why the last request failed; what was typed stays. */
  error: unknown;
  /** Long forms say what is wrong as soon as a field is left. */
  mode?: 'onSubmit' | 'onTouched';
  /** Of the studio, for times in error texts. */
  timeZone?: string;
  /** For a form that shows what is saved and stays on its page. */
  edits?: Edits;
  /** Hears of every keystroke. */
  onTyped?: (values: ValuesOf<Fields>) => void;
}

/** Whether values are those of these fields; what comes out of the form library has no type of its own. */
const holds = <Fields extends NamedFields<Fields>>(
  values: unknown,
  fields: Fields,
): values is ValuesOf<Fields> =>
  isRecord(values) &&
  Object.entries<FieldSpec>(fields).every(
    ([name, { type }]) => typeof values[name] === (type === 'checkbox' ? 'boolean' : 'string'),
  );

/**
 * A form of some fields: its values, checks, the server's faults on their fields, pending, saved and unsaved. The field names are
 * those of `fields`, at compile time. A session that ends is asked for again over the page (lib/session), and the call goes on.
 * @param fields their order is that of the error summary
 */
export function useAppForm<const Fields extends NamedFields<Fields>>(
  fields: Fields,
  options: Options<Fields>,
) {
  const { start, onSubmit, pending, error, mode = 'onSubmit', timeZone, edits, onTyped } = options;
  const intl = useIntl();
  const id = useId();
  const control = useForm<FormValues, unknown, ParsedValues>({
    resolver: formResolver(fields, intl),
    defaultValues: Object.fromEntries(Object.entries(start)),
    mode,
    // The summary takes the focus, and leads to each field.
    shouldFocusError: false,
  });
  const { setError, subscribe, formState } = control;
  const [crash, setCrash] = useState<unknown>();

  const place = useEffectEvent((failure: unknown) => {
    const { atFields } = placeFaults(failure, fields, intl, timeZone);
    for (const [name, message] of atFields) setError(name, { type: 'server', message });
  });
  useEffect(() => place(error), [error]);

  const hear = useEffectEvent((values: unknown) => {
    if (holds(values, fields)) onTyped?.(values);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => hear(values) }),
    [subscribe],
  );
  useUnsaved(control, edits?.key);

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
      // A check that breaks lets nothing through: it is told like any other failure.
      send(event).catch(setCrash);
    },
    pending,
    refusals: placeFaults(error ?? crash, fields, intl, timeZone).rest,
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
    /** Shows other values, as those that are saved now. */
    reset: (values: ValuesOf<Fields>) => control.reset(Object.fromEntries(Object.entries(values))),
    /** Forgets what is wrong, as when another question is asked. */
    clearFaults: () => control.clearErrors(),
  };
}
