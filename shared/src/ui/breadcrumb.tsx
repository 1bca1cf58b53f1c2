/** `lang`: BCP 47 tag if the label is not in the page's language. */
export type BreadcrumbItem = {
  label: string;
  href?: string | undefined;
  lang?: string | undefined;
};
type Props = { label: string; items: readonly BreadcrumbItem[] };

/** Path from the home page; the last item is the current page. */
export function Breadcrumb({ label, items }: Props) {
  return (
    <nav className="dw-breadcrumb" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} lang={item.lang}>
                {item.label}
              </span>
            ) : (
              <a href={item.href} lang={item.lang}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
