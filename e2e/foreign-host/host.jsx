import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { SiteContext, SlotContext } from '@dswine/shared/section/runtime';
import '@dswine/shared/section/fair-store';

const { section } = await import('info/section');
const { Page } = await section.routes['contact-completed']();
const messages = await section.loadMessages('en');
await i18next.init({ lng: 'en', resources: { en: { info: messages.default } } });

const site = { locale: 'en', links: { relatedExhibitions: [], social: {} }, failures: {} };
const slot = { section: 'info', params: {}, query: { ref: ['DSW-7K3M-Q9TX'] } };
createRoot(document.body).render(
  <MemoryRouter>
    <I18nextProvider i18n={i18next}>
      <SiteContext value={site}>
        <SlotContext value={slot}>
          <Page />
        </SlotContext>
      </SiteContext>
    </I18nextProvider>
  </MemoryRouter>,
);
