import type { ReactNode } from 'react';

type Props = {
  items: readonly { id: string; title: string; content: ReactNode; open?: boolean | undefined }[];
  /** If set, opening one item closes the others. */
  name?: string | undefined;
};

/** Questions and answers. They open without JavaScript, and the browser's search finds them. */
export function Accordion({ items, name }: Props) {
  return (
    <div className="dw-accordion">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open}>
          <summary>{item.title}</summary>
          <div className="dw-accordion__content">
            {typeof item.content === 'string' ? <p>{item.content}</p> : item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
