type Props = { label: string; items: readonly { href: string; title: string; text: string }[] };

/** Further reading at the end of a page. */
export function NextPages({ label, items }: Props) {
  return (
    <nav className="dw-next" aria-label={label}>
      <ul data-count={items.length}>
        {items.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
              <span className="dw-next__title">{title}</span>
              <span className="dw-next__text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
