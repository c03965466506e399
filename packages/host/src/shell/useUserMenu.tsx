import type { MenuItem } from '@telve/ui';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../app/addresses';
import { manifests } from '../app/features';
import { hasRole, useSession } from '../app/useSession';

/** What the features put into the user's menu, in its order. */
export const useUserMenu = (): MenuItem[] => {
  const { user } = useSession();
  const navigate = useNavigate();
  return manifests
    .flatMap((feature) => feature.userMenu ?? [])
    .filter((item) => user && hasRole(item.roles, user.roles))
    .sort((a, b) => a.order - b.order)
    .map(({ id, label, target, icon: Icon }) => {
      const href = addressOf(target);
      return {
        id,
        label,
        icon: Icon && <Icon />,
        href,
        onSelect: (event) => {
          if (!href) return;
          event.preventDefault();
          void navigate(href);
        },
      };
    });
};
