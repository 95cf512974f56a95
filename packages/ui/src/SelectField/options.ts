/** An option with the fields of spec 1.3. */
export interface SelectOption<Value extends string | number> {
  label: string;
  value: Value;
  /** Text of the closed field if it differs from the label, e.g. "+49" for "Germany (+49)". */
  valueText?: string;
  disabled?: boolean;
}

export const getDisplayText = (option: SelectOption<string | number>): string =>
  option.valueText ?? option.label;

/**
 * Returns the options whose label, or value if it is a string, contains the search text, ignoring case (spec 1.5,
 * "Select search").
 */
export function filterOptions<Option extends SelectOption<string | number>>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const sought = typed.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(sought);
  return options.filter(
    ({ label, value }) => holds(label) || (typeof value === 'string' && holds(value)),
  );
}
