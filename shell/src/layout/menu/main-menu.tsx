import type { ReactNode } from 'react';
import { useShellMessages } from '../../messages/shell-messages.ts';
import { ExhibitorLogin } from '../exhibitor-login.tsx';
import { isLinkByItself, type MenuItem, type MenuLink } from './menu.ts';

type Props = {
  items: MenuItem[];
  /** Additional groups, after those of the menu. */
  children?: ReactNode;
};

/** The main menu (specification § 2). */
export function MainMenu({ items, children }: Props) {
  return (
    <ul className="site-menu">
      {items.map((item) => (
        <li key={item.group} className={item.current ? 'is-current' : undefined}>
          <Item item={item} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function Item({ item }: { item: MenuItem }) {
  const t = useShellMessages();
  const [first] = item.links;
  if (first && isLinkByItself(item)) return <MenuAnchor {...first} />;
  return (
    <MenuGroup title={t(`menu.${item.group}`)}>
      <ul>
        {item.links.map((link) => (
          <li key={link.href}>
            <MenuAnchor {...link} />
          </li>
        ))}
        {item.group === 'exhibitors' && <ExhibitorLogin />}
      </ul>
    </MenuGroup>
  );
}

/** A menu group. It opens and closes without JavaScript too. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="site-group">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function MenuAnchor({ href, label, current }: MenuLink) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  );
}
