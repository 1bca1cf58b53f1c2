import type { DeadlineLink } from '@dswine/shared/contract/deadlines';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { writeSize } from '@dswine/shared/fair/texts/write-size';
import { useSite } from '@dswine/shared/section/runtime';

/** A page or a file that a deadline names. */
export function DeadlineTarget({ link }: { link: DeadlineLink }) {
  const { Title, Href, Format, Size } = link;
  const { locale } = useSite();
  if (Format === undefined || Size === undefined)
    return <a href={inLocalePath(locale, Href)}>{Title}</a>;
  return (
    <a href={Href} download>
      {Title} <small>{`${Format}, ${writeSize(Size, locale)}`}</small>
    </a>
  );
}
