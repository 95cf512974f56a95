import { useListFamily } from '@studio-portal/sdk/api/family';
import type { UserInfo } from '@studio-portal/sdk/types';
import { useIntl } from 'react-intl';
import { familyMessages } from '../../domains/family/familyMessages.ts';
import { useActing } from '../../domains/family/useActing.ts';
import { useSwitchPerson } from '../../domains/family/useSwitchPerson.ts';
import { useStudioIfAny } from '../../site/studio/StudioContext.tsx';
import type { MenuItem } from './BarMenu.tsx';

/** For whom the account may book here, as entries of its menu: itself, its children, its partner. None where the studio offers nobody. */
export function usePeople(user: UserInfo): MenuItem[] {
  const intl = useIntl();
  const acting = useActing();
  const switchTo = useSwitchPerson();
  const connected = useStudioIfAny()?.connected ?? false;
  const { data = [] } = useListFamily({ query: { enabled: connected, staleTime: 300_000 } });
  if (data.length === 0) return [];
  return [
    {
      key: 'you',
      heading: intl.formatMessage(familyMessages.bookFor),
      label: intl.formatMessage(familyMessages.you),
      checked: acting === undefined,
      onClick: () => void switchTo(undefined),
    },
    ...data.map(({ id, firstName, relation }) => ({
      key: id,
      label: intl.formatMessage(familyMessages[relation], { name: firstName }),
      checked: acting?.id === id,
      onClick: () => void switchTo({ account: user.id, id, firstName, relation }),
    })),
  ];
}
