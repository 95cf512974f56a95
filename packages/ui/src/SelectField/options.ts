/** One thing to choose; the fields are those of section 3 of the screens specification. */
export interface SelectOption<Value extends string | number> {
  label: string;
  value: Value;
  /** What the closed field says in place of the label, such as "+49" for "Germany (+49)". */
  valueText?: string;
  disabled?: boolean;
}

export const textOf = (option: SelectOption<string | number>): string =>
  option.valueText ?? option.label;

/**
 * The options that hold what was typed, in their label or, where the value is a string, in the
 * value, ignoring case (screens specification, section 5, "Select search").
 */
export function matching<Option extends SelectOption<string | number>>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const sought = typed.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(sought);
  return options.filter(
    ({ label, value }) => holds(label) || (typeof value === 'string' && holds(value)),
  );
}
