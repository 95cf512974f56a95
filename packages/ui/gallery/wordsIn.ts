/** The name of a state as words: "PaidByCard" becomes "Paid by card". */
export function wordsIn(name: string): string {
  const [first = '', ...rest] = name.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}
