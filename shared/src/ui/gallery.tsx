import { Picture, type PictureRecord } from './picture.tsx';

type Props = {
  label: string;
  pictures: readonly {
    picture: PictureRecord;
    alt: string;
    caption?: string | undefined;
    href?: string | undefined;
  }[];
};

/** Pictures in a grid, the first one large. */
export function Gallery({ label, pictures }: Props) {
  return (
    <ul className="dw-gallery" aria-label={label}>
      {pictures.map(({ picture, alt, caption, href }) => {
        const image = <Picture picture={picture} alt={alt} layout="card" />;
        return (
          <li key={picture.Src}>
            <figure>
              {href === undefined ? <span>{image}</span> : <a href={href}>{image}</a>}
              {caption === undefined ? null : <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
