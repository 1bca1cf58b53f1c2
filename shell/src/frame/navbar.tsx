import { useRef } from 'react';
import { useLocation } from 'react-router';
import { inLocale, languageTag } from '@dswine/shared/fair/bilingual';
import { inLocalePath, splitLocale } from '@dswine/shared/fair/locale-path';
import { Logo } from '@dswine/shared/look/logo';
import { useSite } from '@dswine/shared/section/runtime';
import { useKnownSearch } from '../composition/known-search.ts';
import { useShell } from '../composition/shell-context.ts';
import { useShellWords } from '../shell-words.ts';
import { useClosingMenus } from './closing-menus.ts';
import { isLinkByItself, menuOf, type MenuItem } from './menu.ts';

/** Skip link, logo, main menu and language switch. The menu of a phone opens without JavaScript too. */
export function Navbar() {
  const t = useShellWords();
  const { state } = useShell();
  const { locale, edition } = useSite();
  const { pathname } = useLocation();
  const items = menuOf(state.composition.menu, locale, pathname);
  const name = edition ? inLocale(edition.ShortName, locale) : state.siteName;
  const bar = useRef<HTMLElement>(null);
  useClosingMenus(bar, pathname);
  return (
    <header className="frame-bar" ref={bar}>
      <a className="dw-hidden frame-skip" href="#main">
        {t('skip')}
      </a>
      <div className="dw-container frame-bar-inner">
        <a className="frame-logo" href={inLocalePath(locale, '/')} aria-label={`${name} ${t('frame.home')}`}>
          <Logo name={name} />
        </a>
        <nav className="frame-nav" aria-label={t('frame.mainMenu')}>
          <MenuList items={items} group="menu-group" />
        </nav>
        <LanguageSwitch />
        <details className="frame-offcanvas">
          <summary aria-label={t('frame.menu')}>
            <span className="frame-burger" aria-hidden="true" />
          </summary>
          <nav aria-label={t('frame.menu')}>
            <MenuList items={items} />
          </nav>
        </details>
      </div>
    </header>
  );
}

type MenuProps<T> = T & {
  /** Groups of one name close each other; without one several may be open. */
  group?: string;
};

function MenuList({ items, group }: MenuProps<{ items: MenuItem[] }>) {
  return (
    <ul className="frame-menu">
      {items.map((item) => (
        <li key={item.group} className={item.current ? 'is-current' : undefined}>
          <MenuGroupLinks item={item} {...(group && { group })} />
        </li>
      ))}
    </ul>
  );
}

function MenuGroupLinks({ item, group }: MenuProps<{ item: MenuItem }>) {
  const t = useShellWords();
  const [first] = item.links;
  if (first && isLinkByItself(item)) return <MenuAnchor {...first} />;
  return (
    <details name={group} className="frame-group">
      <summary>{t(`menu.${item.group}`)}</summary>
      <ul>
        {item.links.map((link) => (
          <li key={link.href}>
            <MenuAnchor {...link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuAnchor({ href, label, current }: MenuItem['links'][number]) {
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** Shows the other language and leads to the same page in it. */
function LanguageSwitch() {
  const t = useShellWords();
  const { pathname } = useLocation();
  const search = useKnownSearch();
  const { locale, path } = splitLocale(pathname);
  const other = locale === 'tw' ? 'en' : 'tw';
  return (
    <a
      className="frame-language"
      href={`${inLocalePath(other, path)}${search}${search ? '&' : '?'}hl=${other}`}
      hrefLang={languageTag(other)}
      lang={languageTag(other)}
      aria-label={t('frame.languageLabel')}
    >
      {t('frame.language')}
    </a>
  );
}
