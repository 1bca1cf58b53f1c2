import type { ReactNode } from 'react';
import { useShellMessages } from '../messages/shell-messages.ts';
import { ExhibitorLogin } from './exhibitor-login.tsx';
import { isLinkByItself, type MenuItem, type MenuLink } from './menu.ts';

type Props = {
  items: MenuItem[];
  /** Groups with the same name close each other; without a name, several can be open. */
  name?: string;
  /** Additional groups, after those of the menu. */
  children?: ReactNode;
};

/** The main menu (specification § 2), for the bar and the off-canvas menu. */
export function MainMenu({ items, name, children }: Props) {
  return (
    <ul className="frame-menu">
      {items.map((item) => (
        <li key={item.group} className={item.current ? 'is-current' : undefined}>
          <Item item={item} name={name} />
        </li>
      ))}
      {children}
    </ul>
  );
}

function Item({ item, name }: { item: MenuItem; name: string | undefined }) {
  const t = useShellMessages();
  const [first] = item.links;
  if (first && isLinkByItself(item)) return <MenuAnchor {...first} />;
  return (
    <MenuGroup title={t(`menu.${item.group}`)} name={name}>
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
export function MenuGroup({
  title,
  name,
  children,
}: {
  title: string;
  name?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details name={name} className="frame-group">
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
