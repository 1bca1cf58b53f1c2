import { pageNumbers } from './page-numbers.ts';
import { paginationMessages, useMessages } from './ui-messages.ts';

type Props = {
  page: number;
  pageCount: number;
  href: (page: number) => string;
  /** Accessible name of the navigation. */
  label: string;
};

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, href, label }: Props) {
  const messages = useMessages(paginationMessages);
  if (pageCount <= 1) return null;
  return (
    <nav className="dw-pagination" aria-label={label}>
      <ol>
        <Step to={page - 1} within={pageCount} rel="prev" href={href} label={messages.previous} />
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={index}>
            {number === 'gap' ? (
              <span className="dw-pagination__gap" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                href={href(number)}
                aria-label={messages.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <Step to={page + 1} within={pageCount} rel="next" href={href} label={messages.next} />
      </ol>
    </nav>
  );
}

function Step({
  to,
  within,
  rel,
  href,
  label,
}: {
  to: number;
  within: number;
  rel: 'prev' | 'next';
  href: Props['href'];
  label: string;
}) {
  const exists = to >= 1 && to <= within;
  return (
    <li className="dw-pagination__step">
      {exists ? (
        <a href={href(to)} rel={rel}>
          {label}
        </a>
      ) : (
        <span aria-hidden="true">{label}</span>
      )}
    </li>
  );
}
