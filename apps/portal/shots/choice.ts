import { parseArgs } from 'node:util';

/** Pages that are looked at together, one contact sheet each. */
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

export type Group = (typeof groups)[number];
export type Brand = (typeof brands)[number];
export type Width = (typeof widths)[number];
export type Scheme = (typeof schemes)[number];

/** What is photographed; each is everything unless it was narrowed. */
export interface Choice {
  groups: readonly Group[];
  brands: readonly Brand[];
  widths: readonly Width[];
  schemes: readonly Scheme[];
}

/** Arguments that ask for what there is not; the message is for whoever typed them. */
export class BadChoice extends Error {}

const usage = `npm run shots [-- --group <name> --brand <name> --width <pixels> --scheme <name>]
Each may be given several times, and stands for all of its kind when it is left out:
  --group   ${groups.join(' ')}
  --brand   ${brands.join(' ')}
  --width   ${widths.join(' ')}
  --scheme  ${schemes.join(' ')}`;

const several = { type: 'string', multiple: true } as const;

/**
 * Reads the arguments after `--`.
 * @throws BadChoice with what was wrong and what there is
 */
export function readChoice(args: readonly string[]): Choice {
  const { group, brand, width, scheme } = valuesOf(args);
  return {
    groups: known('group', group, groups),
    brands: known('brand', brand, brands),
    widths: known('width', width, widths),
    schemes: known('scheme', scheme, schemes),
  };
}

function valuesOf(args: readonly string[]) {
  try {
    const options = { group: several, brand: several, width: several, scheme: several };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BadChoice(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {
      cause: error,
    });
  }
}

/** Those that were asked for, in the order in which there are; all where none was. */
function known<One extends string>(
  option: string,
  asked: readonly string[] | undefined,
  all: readonly One[],
): readonly One[] {
  if (asked === undefined) return all;
  const names: readonly string[] = all;
  const unknown = asked.find((one) => !names.includes(one));
  if (unknown !== undefined)
    throw new BadChoice(`There is no ${option} '${unknown}', only ${all.join(', ')}.\n\n${usage}`);
  return all.filter((one) => asked.includes(one));
}
