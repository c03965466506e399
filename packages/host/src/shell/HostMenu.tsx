import { useTexts } from '@telve/kit';
import { Brand, HouseIcon, SideMenu, type SideMenuProps } from '@telve/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../app/addresses';
import { paths } from '../app/features';
import { isPlainClick } from '../page/isPlainClick';
import { config } from '../services';
import { useSession } from '../session/useSession';
import { hostTexts } from '../texts';
import { menuTargetAt } from './crumbs';
import { menuOf } from './menu';

type HostMenuProps = Omit<SideMenuProps, 'groups' | 'brand'>;

/** The side menu of the present user's roles; after a temporary password it has no entries (D-27). */
export const HostMenu = (props: HostMenuProps) => {
  const texts = useTexts(hostTexts);
  const { user } = useSession();
  const { pathname } = useLocation();
  const sections = useMemo(() => (user && !user.mustChangePassword ? menuOf(user.roles) : []), [user]);
  const current = menuTargetAt(pathname);

  const home = {
    id: 'home',
    label: texts.home,
    href: paths.home,
    icon: <HouseIcon />,
    current: pathname === paths.home,
  };
  const groups = sections.map(({ group, items }) => ({
    id: group,
    title: texts.groups[group] || undefined,
    items: items.map(({ target, label, icon: Icon }) => ({
      id: target,
      label,
      href: addressOf(target) ?? paths.home,
      icon: <Icon />,
      current: target === current,
    })),
  }));
  const main = user?.mustChangePassword ? [] : [{ id: 'home', items: [home] }];
  return (
    <SideMenu
      {...props}
      brand={
        <Brand
          name={config.productName}
          note={texts.brandNote}
          href={paths.home}
          onClick={(event) => isPlainClick(event) && props.onNavigate?.(paths.home, event)}
        />
      }
      groups={[...main, ...groups]}
    />
  );
};
