import type { Area } from '@dswine/shared/contract/editions';
import { paths } from '@dswine/shared/fair/paths';
import { Card } from '@dswine/shared/look/card';
import { SectionHeading } from '@dswine/shared/look/section-heading';
import { useSite } from '@dswine/shared/section/runtime';
import { useShellWords } from '../shell-words.ts';

/** The four themed areas, each leading to its exhibitors. */
export function Areas({ areas }: { areas: Area[] }) {
  const t = useShellWords();
  const { locale } = useSite();
  return (
    <section className="dw-container dw-section" aria-labelledby="home-areas">
      <SectionHeading id="home-areas" title={t('home.areas')} kicker={t('home.areasKicker')} />
      <div className="dw-cards home-areas">
        {areas.map((area) => (
          <Card
            key={area.Code}
            area={area.Code}
            href={`${paths.exhibitors(locale)}?area=${area.Code}`}
            title={area.Name}
            kicker={area.Tagline}
            picture={area.Picture}
            text={area.Description}
            meta={[t('home.areaExhibitors', { count: area.ExhibitorCount })]}
            level={3}
          />
        ))}
      </div>
    </section>
  );
}
