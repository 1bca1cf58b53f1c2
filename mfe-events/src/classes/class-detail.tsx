import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { ClassDetail as Detail } from '@dswine/shared/contract/classes';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { RecordPage } from '@dswine/shared/ui/query-page';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { RecordArticle } from '../page-layout/record-article.tsx';
import { ClassCards } from './class-cards.tsx';
import { ClassFacts } from './class-facts.tsx';
import { classPaths, type ClassKind } from './class-kind.ts';
import { Outline } from './outline.tsx';

/** One class or meeting: outline, participants and booking. */
export function ClassDetailPage({ kind }: { kind: ClassKind }) {
  const t = useTranslations();
  const { locale } = useSite();
  const list = { label: t(`classes.${kind}.title`), href: classPaths[kind].list(locale) };
  return (
    <RecordPage<Detail>
      request="detail"
      title={list.label}
      crumb={t('entry.untitled')}
      parents={[{ label: t('events.title'), href: paths.events(locale) }, list]}
      failed={t('failed')}
      missing={{ group: 'unknown.entry', href: list.href, label: t(`classes.${kind}.all`) }}
    >
      {(detail) => <Class kind={kind} detail={detail} />}
    </RecordPage>
  );
}

function Class({ kind, detail }: { kind: ClassKind; detail: Detail }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <RecordArticle
      record={detail}
      kicker={detail.Group.Name}
      facts={<ClassFacts detail={detail} />}
      further={
        detail.Others.length === 0 ? null : (
          <PagePart id="others" area="fair" title={t(`classes.${kind}.others`)}>
            <ClassCards kind={kind} items={detail.Others} level={3} />
          </PagePart>
        )
      }
    >
      <div className="dw-prose">
        {detail.Body.map((paragraph) => (
          <p key={paragraph} {...langOf(detail, 'Body', locale)}>
            {paragraph}
          </p>
        ))}
        <Outline detail={detail} />
      </div>
    </RecordArticle>
  );
}
