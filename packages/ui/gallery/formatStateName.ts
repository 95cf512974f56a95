/** Converts a state's name to a phrase: "PaidByCard" becomes "Paid by card". */
export function formatStateName(name: string): string {
  const [first = '', ...rest] = name.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}
