import { listSamples, type Treatment } from '../../platform/bank/samples.ts';
import { studiosAbroad } from '../../seed/abroad.ts';
import { sampleAccounts, samplePassword } from '../../seed/accounts.ts';
import {
  samplePaymentMethodToken,
  sampleRequests,
  sampleSelfServiceToken,
} from '../../seed/customerAccounts.ts';
import { sampleFinder, sampleTenants } from '../../seed/brands.ts';
import { sampleInvitations, sampleMembers } from '../../seed/members.ts';
import { sampleStudios } from '../../seed/studios.ts';
import type { SeedFile } from '../../seed/file/seedFile.ts';
import type { Options } from './options.ts';
import { studioUuid } from '../../domains/studios/rules.ts';

const cards = {
  PAYS: 'pays',
  REFUSED: 'refused by the bank',
  DECLINED_AT_CHARGE: 'declined when charged',
  CHALLENGES_EACH_TIME: 'asks at each payment',
  EXPIRED: 'has expired',
  CONFIRMS_LATE: 'is confirmed 20 seconds later',
  NEVER_CONFIRMS: 'is never confirmed',
  RETURNED_LATER: 'comes back',
} satisfies Record<Treatment, string>;

/** Prints the addresses and sample logins. */
export function announce(port: string, seed: SeedFile | null, options: Options): void {
  const { dataDir, databaseUrl, clock, origins, hasPortal } = options;
  const origin = `http://localhost:${port}`;
  const lines = [
    '',
    hasPortal ? 'Studio Portal is running.' : `The sandbox is running at ${origin}`,
    '',
    ...(hasPortal ? portalAddresses(origin, seed) : tenantHeaders(seed)),
    '',
    ...(seed ? fileLogins(seed) : sampleLogins(origin, hasPortal)),
    '  Pay with the card',
    ...listSamples('CREDIT_CARD').map(({ shown, does }) => `    ${shown}   ${cards[does]}`),
    '',
    `  ${whereMailsAre(origin, options)}`,
    `  Reference: ${origin}/docs`,
    ...(origins.length === 0 ? [] : [`  Pages of ${origins.join(', ')} may call it (--origin).`]),
    ...(clock === null ? [] : [`  Its clock runs on from ${clock.toISOString()} (CLOCK).`]),
    `  Data: ${databaseUrl === null ? (dataDir ?? 'in memory') : 'the database of --database-url (DATABASE_URL)'}. Stop with Ctrl-C.`,
    '',
  ];
  console.log(lines.join('\n'));
}

/** Returns the chains with their studios. */
const listChains = (seed: SeedFile | null) =>
  seed
    ? [
        {
          name: seed.tenant.tenant,
          publicName: seed.tenant.publicTenantName,
          studios: seed.studios.map(({ id, name }) => ({ id, name, tenant: seed.tenant.tenant })),
        },
      ]
    : sampleTenants.map(({ name, publicName }) => ({
        name,
        publicName,
        studios: [...sampleStudios, ...studiosAbroad].filter(({ tenant }) => tenant === name),
      }));

/** Lists the portal's page of each chain and studio. */
const portalAddresses = (origin: string, seed: SeedFile | null): string[] => [
  ...listChains(seed).flatMap(({ name, publicName, studios }) => [
    `  ${publicName.padEnd(20)} ${origin}/studios/${name}`,
    ...studios.map(
      (studio) => `    ${studio.name.padEnd(18)} ${origin}/studio/${studioUuid(studio)}`,
    ),
  ]),
  ...(seed ? [] : [`  ${'All of them'.padEnd(20)} ${origin}/?s=${sampleFinder}`]),
];

/** Lists what names each chain and studio in calls. */
const tenantHeaders = (seed: SeedFile | null): string[] =>
  listChains(seed).flatMap(({ name, publicName, studios }) => [
    `  ${publicName.padEnd(20)} X-Tenant: ${name}`,
    ...studios.map((studio) => `    ${studio.name.padEnd(18)} ${studio.id}`),
  ]);

const fileLogins = ({ members }: SeedFile): string[] =>
  members.length === 0
    ? []
    : [
        '  Log in as',
        ...members.map(
          ({ email, password, membership = 'no membership' }) =>
            `    ${email.padEnd(30)} password ${password}, ${membership}`,
        ),
        '',
      ];

function sampleLogins(origin: string, hasPortal: boolean): string[] {
  return [
    `  Log in with the password ${samplePassword} as`,
    ...sampleAccounts.map(({ email, state }) => `    ${email.padEnd(30)} ${state}`),
    '',
    ...(hasPortal ? ['  Register by invitation', ...openInvitations(origin), ''] : []),
    '  Connect a studio as',
    ...sampleMembers.map(
      ({ customerNumber, dateOfBirth, firstname, lastname }) =>
        `    ${customerNumber}   born on ${dateOfBirth}, ${firstname} ${lastname}`,
    ),
    '',
    ...(hasPortal
      ? ['  Links of a studio to somebody who is not logged in', ...sampleLinks(origin), '']
      : []),
  ];
}

function whereMailsAre(origin: string, { smtpUrl, outbox, hasPortal }: Options): string {
  if (smtpUrl !== null) return 'Mails go to the server of SMTP_URL.';
  return outbox
    ? `Mails: ${origin}/outbox, the studio’s desk: ${origin}/desk${hasPortal ? `, your own brand: ${origin}/brand-preview` : ''}`
    : 'Mails wait in the database until SMTP_URL names a mail server; --outbox shows them instead.';
}

/** Lists portal pages for open sample invitations. */
function openInvitations(origin: string): string[] {
  const studio = sampleStudios.find(({ tenant }) => tenant === 'northside');
  return sampleInvitations.flatMap(({ uuid, used }) =>
    used || !studio ? [] : [`    ${origin}/studio/${studioUuid(studio)}/login-register/${uuid}`],
  );
}

/** Lists portal pages that a studio sends as a link. */
function sampleLinks(origin: string): string[] {
  return [
    ...sampleRequests.map(
      ({ uuid, label }) => `    ${origin}/payment?paymentRequestId=${uuid}   ${label}`,
    ),
    `    ${origin}/payment-method-configuration?token=${samplePaymentMethodToken}`,
    `    ${origin}/self-service?token=${sampleSelfServiceToken}`,
  ];
}
