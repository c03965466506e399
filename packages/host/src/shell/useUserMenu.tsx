import type { MenuItem } from '@telve/ui';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../app/addresses';
import { manifests } from '../app/features';
import { isPlainClick } from '../page/isPlainClick';
import { hasRole } from '../session/hasRole';
import { useSession } from '../session/useSession';

/** What the features put into the user's menu, in its order; nothing while a temporary password is to be replaced (D-27). */
export const useUserMenu = (): MenuItem[] => {
  const { user } = useSession();
  const navigate = useNavigate();
  return manifests
    .flatMap((feature) => feature.userMenu ?? [])
    .filter((item) => user && !user.mustChangePassword && hasRole(item.roles, user.roles))
    .sort((a, b) => a.order - b.order)
    .map(({ id, label, target, icon: Icon }) => {
      const href = addressOf(target);
      return {
        id,
        label,
        icon: Icon && <Icon />,
        href,
        onSelect: (event) => {
          if (!href || !isPlainClick(event)) return;
          event.preventDefault();
          void navigate(href);
        },
      };
    });
};
