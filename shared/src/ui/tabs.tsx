type Props = {
  label: string;
  items: readonly {
    href: string;
    label: string;
    count?: number | undefined;
    current?: boolean | undefined;
  }[];
};

/** Views of one subject, each with its own URL. */
export function Tabs({ label, items }: Props) {
  return (
    <nav className="dw-tabs" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              {item.count === undefined ? null : (
                <span className="dw-tabs__count">{item.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
