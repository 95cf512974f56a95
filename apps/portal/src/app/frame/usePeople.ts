import type { FamilyRelation, UserInfo } from '@studio-portal/sdk/types';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { setActing } from '../../areas/account/family/acting.ts';
import { familyMessages } from '../../areas/account/family/familyMessages.ts';
import { useChosenPerson } from '../../areas/account/family/useActing.ts';
import { startActing, useFamily } from '../../areas/account/family/useFamily.ts';
import type { MenuItem } from './BarMenu.tsx';

const relationLabels = {
  CHILD: familyMessages.child,
  PARTNER: familyMessages.partner,
} satisfies Record<FamilyRelation, MessageDescriptor>;

/**
 * Returns menu entries for the people the account may book for: the user, children and partner.
 * Empty if the studio does not offer it.
 */
export function usePeople(user: UserInfo): MenuItem[] {
  const intl = useIntl();
  const chosen = useChosenPerson();
  const family = useFamily(user);
  if (family.length === 0) return [];
  return [
    {
      key: 'you',
      heading: intl.formatMessage(familyMessages.bookFor),
      label: intl.formatMessage(familyMessages.you),
      checked: chosen === undefined,
      onClick: () => setActing(undefined),
    },
    ...family.map((person) => ({
      key: person.id,
      label: intl.formatMessage(relationLabels[person.relation], { name: person.firstName }),
      checked: chosen?.id === person.id,
      onClick: () => startActing(user, person),
    })),
  ];
}
