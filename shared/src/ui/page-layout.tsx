import type { ComponentProps, ReactNode } from 'react';
import { useSite } from '@dswine/shared/section/runtime';
import { inLocalePath } from '../fair/addresses/locale-path.ts';
import type { AreaName } from './area-mark.tsx';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx';
import { classNames } from './class-names.ts';
import { SectionHeading } from './section-heading.tsx';
import { pageMessages, useMessages } from './ui-messages.ts';

type Heading = Omit<ComponentProps<typeof SectionHeading>, 'area' | 'id' | 'level' | 'title'>;
type Props = Heading & {
  title: string;
  /** Breadcrumb items between the home page and this page. */
  parents?: readonly BreadcrumbItem[] | undefined;
  /** Last breadcrumb item; by default the title. */
  crumb?: string | undefined;
  /** BCP 47 tag if `crumb` is not in the page's language. */
  crumbLang?: string | undefined;
  /** `own`: the content has its own h1. `bands`: it has its own containers as well. */
  heading?: 'own' | 'bands' | undefined;
  /** Colours the whole page. */
  area?: AreaName | undefined;
  /** Prints the page on one sheet, which for `landscape` is wide. */
  paper?: 'portrait' | 'landscape' | undefined;
  className?: string | undefined;
  /** Id of the results of a list, to which a link skips what stands before them. */
  results?: string | undefined;
  children: ReactNode;
};

/** Container, breadcrumb and heading of every page. */
export function PageLayout({ children, ...props }: Props) {
  const { title, parents = [], crumb, crumbLang, heading, ...other } = props;
  const { area, paper, className, results, ...rest } = other;
  const { locale } = useSite();
  const { youAreHere, home, skip } = useMessages(pageMessages);
  const breadcrumb = (
    <Breadcrumb
      label={youAreHere}
      items={[
        { label: home, href: inLocalePath(locale, '/') },
        ...parents,
        crumb === undefined
          ? { label: title, lang: rest.titleLang }
          : { label: crumb, lang: crumbLang },
      ]}
    />
  );
  const hasBands = heading === 'bands';
  return (
    <div
      className={classNames('dw-page', !hasBands && 'dw-container', className)}
      data-area={area}
      data-paper={paper}
    >
      {results === undefined ? null : (
        <a className="dw-hidden dw-skip" href={`#${results}`}>
          {skip}
        </a>
      )}
      {hasBands ? <div className="dw-container">{breadcrumb}</div> : breadcrumb}
      {heading === undefined ? <SectionHeading level={1} title={title} {...rest} /> : null}
      {children}
    </div>
  );
}
