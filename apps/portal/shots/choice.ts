import { parseArgs } from 'node:util';

/** Groups of pages, with one contact sheet each. */
export const groups = [
  'home',
  'courses',
  'booking',
  'bookings',
  'login',
  'account',
  'connect',
  'reading',
] as const;
export const brands = ['northside', 'volt', 'arcade'] as const;
/** A phone, a tablet and a desktop, in CSS pixels. */
export const widths = ['390', '820', '1440'] as const;
export const schemes = ['light', 'dark'] as const;
/** Before the first classes, in the afternoon, and after the last classes. */
export const times = ['08:00', '16:40', '21:55'] as const;
export const usualTime = '16:40' satisfies Time;

export type Group = (typeof groups)[number];
export type Brand = (typeof brands)[number];
export type Width = (typeof widths)[number];
export type Scheme = (typeof schemes)[number];
export type Time = (typeof times)[number];

/** Screenshots to take; each field has all values unless narrowed. */
export interface Choice {
  groups: readonly Group[];
  brands: readonly Brand[];
  widths: readonly Width[];
  schemes: readonly Scheme[];
  /** Time of day, the usual one unless chosen. */
  time: Time;
}

/** Invalid arguments; the message explains them to the user. */
export class InvalidChoiceError extends Error {}

const usage = `npm run shots [-- --group <name> --brand <name> --width <pixels> --scheme <name> --time <hh:mm>]
Each but the time may be given several times, and stands for all of its kind when it is left out:
  --group   ${groups.join(' ')}
  --brand   ${brands.join(' ')}
  --width   ${widths.join(' ')}
  --scheme  ${schemes.join(' ')}
  --time    ${times.join(' ')} (${usualTime} when it is left out)`;

const multiple = { type: 'string', multiple: true } as const;

/**
 * Reads the arguments after `--`.
 * @throws InvalidChoiceError with the invalid argument and the valid ones
 */
export function readChoice(args: readonly string[]): Choice {
  const { group, brand, width, scheme, time } = parseValues(args);
  const [chosenTime = usualTime] = selectKnown('time', [time ?? usualTime], times);
  return {
    groups: selectKnown('group', group, groups),
    brands: selectKnown('brand', brand, brands),
    widths: selectKnown('width', width, widths),
    schemes: selectKnown('scheme', scheme, schemes),
    time: chosenTime,
  };
}

function parseValues(args: readonly string[]) {
  try {
    const options = {
      group: multiple,
      brand: multiple,
      width: multiple,
      scheme: multiple,
      time: { type: 'string' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new InvalidChoiceError(
      `${error instanceof Error ? error.message : String(error)}\n\n${usage}`,
      {
        cause: error,
      },
    );
  }
}

/** Returns the chosen values in the order of all values; all of them if none is chosen. */
function selectKnown<One extends string>(
  option: string,
  chosen: readonly string[] | undefined,
  all: readonly One[],
): readonly One[] {
  if (chosen === undefined) return all;
  const names: readonly string[] = all;
  const unknown = chosen.find((one) => !names.includes(one));
  if (unknown !== undefined)
    throw new InvalidChoiceError(
      `There is no ${option} '${unknown}', only ${all.join(', ')}.\n\n${usage}`,
    );
  return all.filter((one) => chosen.includes(one));
}
