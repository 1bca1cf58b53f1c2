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

type CategoryProps = {
  label: string;
  /** Label of the tab for all categories. */
  all: string;
  categories: readonly { Code: string; Name: string; Count: number }[];
  current: string | undefined;
  hrefOf: (code?: string) => string;
};

/** Tabs for a whole list and for each of its categories, with counts. */
export function CategoryTabs({ label, all, categories, current, hrefOf }: CategoryProps) {
  const total = categories.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <Tabs
      label={label}
      items={[
        { href: hrefOf(), label: all, count: total, current: current === undefined },
        ...categories.map(({ Code, Name, Count }) => ({
          href: hrefOf(Code),
          label: Name,
          count: Count,
          current: Code === current,
        })),
      ]}
    />
  );
}
