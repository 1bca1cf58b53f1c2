type Props = { label: string; items: readonly { label: string; href?: string | undefined }[] };

/** Path from the home page; the last item is the current page. */
export function Breadcrumb({ label, items }: Props) {
  return (
    <nav className="dw-breadcrumb" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
