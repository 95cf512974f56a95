/** Reads the file of `--seed`: a chain of its own instead of the sample data. The README describes the format. */
import { readFileSync } from 'node:fs';
import description from '@studio-portal/api-spec/openapi.json' with { type: 'json' };
import type { Schemas } from '../../platform/api.ts';
import { createAjv, describeError } from '../../platform/http/validation.ts';
import { type Weekday, weekdays } from '../../platform/time.ts';
import { SeedFileError } from './SeedFileError.ts';

type FileStudio = Pick<Schemas['Studio'], 'id' | 'name' | 'zoneId' | 'currencyCode' | 'locale'> & {
  address: Pick<
    Schemas['Address'],
    'street' | 'houseNumber' | 'zipCode' | 'city' | 'countryCode'
  > & { provinceCode?: string };
  coordinates?: Schemas['Coordinates'];
};

/** A weekly time of a course, local to its studio. */
export type FileTime = {
  studioId: number;
  dayOfWeek: Weekday;
  startTime: string;
  /** Full name of the trainer. */
  employee?: string;
};

export type FileCourse = Pick<
  Schemas['BookableCourse'],
  'name' | 'description' | 'colorHex' | 'maxParticipants'
> & {
  /** Name of the category. */
  category: string;
  durationMinutes: number;
  /** Price of a single visit, in the studio's currency; 0 is free, null is for members only. */
  price: number | null;
  times: FileTime[];
};

export type FileMember = Pick<
  Schemas['ContractCustomerData'],
  'firstname' | 'lastname' | 'email'
> & {
  password: string;
  studioId: number;
  dateOfBirth?: string;
  /** Name of the offer that the member signed five months ago; without one, the member only knows the studio. */
  membership?: (typeof memberships)[number];
};

export type SeedFile = {
  tenant: Pick<Schemas['TenantInfo'], 'tenant' | 'publicTenantName'>;
  brand?: Pick<Schemas['WhitelabelConfig'], 'legalEntity' | 'legalEntityAddress'> & {
    style?: Partial<Schemas['WhitelabelStyle']>;
  };
  studios: FileStudio[];
  courses: FileCourse[];
  members: FileMember[];
};

/** Offers of every studio that a member can have signed. */
const memberships = ['Basic', 'Premium'] as const;

const schemas = description.components.schemas;

type Json = Record<string, unknown>;

/** Returns an object schema without further properties. */
const object = (required: Json, optional: Json = {}): Json => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

const list = (items: Json, minItems = 0): Json => ({ type: 'array', minItems, items });

const { id, name, zoneId, currencyCode, locale } = schemas.Studio.properties;
const { street, houseNumber, zipCode, city, countryCode, provinceCode } =
  schemas.Address.properties;
const { firstname, lastname, email, dateOfBirth } = schemas.ContractCustomerData.properties;
const course = schemas.BookableCourse.properties;

const schema = {
  ...object(
    {
      tenant: object({
        tenant: schemas.TenantInfo.properties.tenant,
        publicTenantName: schemas.TenantInfo.properties.publicTenantName,
      }),
      studios: list(
        object(
          {
            id,
            name,
            zoneId,
            currencyCode,
            locale,
            address: object(
              { street, houseNumber, zipCode, city, countryCode },
              { provinceCode: { ...provinceCode, type: 'string' } },
            ),
          },
          { coordinates: schemas.Coordinates },
        ),
        1,
      ),
      courses: list(
        object({
          name: course.name,
          description: course.description,
          category: schemas.CourseCategory.properties.name,
          colorHex: course.colorHex,
          maxParticipants: { ...course.maxParticipants, minimum: 1 },
          durationMinutes: schemas.BookableBenefit.properties.durationMinutes,
          price: {
            type: ['number', 'null'],
            minimum: 0,
            maximum: 100_000,
            description: 'Amount in the currency of the studio; null for members only.',
          },
          times: list(
            object(
              {
                studioId: id,
                dayOfWeek: { enum: weekdays },
                startTime: schemas.HistoricUtilizationHour.properties.startTime,
              },
              { employee: schemas.Person.properties.displayedName },
            ),
          ),
        }),
      ),
      members: list(
        object(
          {
            email,
            password: schemas.LoginRequest.properties.password,
            firstname,
            lastname,
            studioId: id,
          },
          { dateOfBirth, membership: { enum: memberships } },
        ),
      ),
    },
    {
      brand: object(
        {
          legalEntity: schemas.WhitelabelConfig.properties.legalEntity,
          legalEntityAddress: schemas.WhitelabelConfig.properties.legalEntityAddress,
        },
        {
          style: {
            type: 'object',
            additionalProperties: false,
            properties: schemas.WhitelabelStyle.properties,
          },
        },
      ),
    },
  ),
  components: { schemas },
};

/** @throws SeedFileError with the path in the file and the expected value */
export function readSeedFile(path: string): SeedFile {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SeedFileError(`--seed ${path} cannot be read: ${reason}`, { cause: error });
  }
  const validate = createAjv(description, { verbose: true }).compile<SeedFile>(schema);
  if (!validate(content)) {
    const [first] = validate.errors ?? [];
    throw new SeedFileError(
      `--seed ${path}: ${first ? describeError(first, 'the file') : 'is not as described'}`,
    );
  }
  const problem = findProblem(content);
  if (problem !== undefined) throw new SeedFileError(`--seed ${path}: ${problem}`);
  return content;
}

/** Finds what a schema cannot say: unknown time zones and studios, and names that are not unique. */
function findProblem({ studios, courses, members }: SeedFile): string | undefined {
  const ids = studios.map((studio) => studio.id);
  const known = `must be the id of one of the studios: ${ids.join(', ')}`;
  return [
    findRepeated('studios', 'id', ids),
    findRepeated(
      'courses',
      'name',
      courses.map((one) => one.name),
    ),
    findRepeated(
      'members',
      'email',
      members.map((one) => one.email.toLowerCase()),
    ),
    ...studios.map((studio, at) =>
      isZone(studio.zoneId)
        ? undefined
        : `studios[${at}].zoneId must be an IANA time zone such as Europe/Berlin`,
    ),
    ...courses.flatMap(({ times }, at) =>
      times.map(({ studioId }, time) =>
        ids.includes(studioId) ? undefined : `courses[${at}].times[${time}].studioId ${known}`,
      ),
    ),
    ...members.map(({ studioId }, at) =>
      ids.includes(studioId) ? undefined : `members[${at}].studioId ${known}`,
    ),
  ].find((problem) => problem !== undefined);
}

function findRepeated(
  listName: string,
  field: string,
  values: readonly (number | string)[],
): string | undefined {
  const at = values.findIndex((value, index) => values.indexOf(value) < index);
  return at === -1 ? undefined : `${listName}[${at}].${field} must differ from all others`;
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
