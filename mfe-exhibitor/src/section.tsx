import { exhibitorInquiryForm } from '@dswine/shared/fair/exhibitor-inquiry-form';
import type { Section } from '@dswine/shared/section/section';

const forExhibitors = { template: 'Exhibitions/ForExhibitors/{Code}{?Lang}' };
const services = { template: 'Services/{Code}{?Lang}' };

/** Routes, fragments, menu entries and messages of the exhibitor section. */
export const section = {
  name: 'exhibitor',
  routes: [
    {
      id: 'exhibitor-info',
      path: 'ExhibitorInfo',
      data: { info: forExhibitors },
      load: () =>
        import(
          /* webpackChunkName: "page-exhibitor-info" */ './exhibitor-info/exhibitor-info-page.tsx'
        ),
    },
    {
      id: 'exhibitor-inquiry',
      path: 'ExhibitorInquiry',
      forms: { inquiry: exhibitorInquiryForm },
      chunk: 'inquiry',
      load: () =>
        import(
          /* webpackChunkName: "page-inquiry" */ './exhibitor-inquiry/exhibitor-inquiry-page.tsx'
        ),
    },
    {
      id: 'exhibitor-inquiry-completed',
      path: 'ExhibitorInquiry_completed',
      sitemap: false,
      query: { ref: 'text' },
      chunk: 'inquiry',
      load: () =>
        import(
          /* webpackChunkName: "page-inquiry" */ './exhibitor-inquiry/exhibitor-inquiry-completed-page.tsx'
        ),
    },
    {
      id: 'exhibitor-free',
      path: 'ExhibitorFree',
      data: { services },
      chunk: 'services',
      load: () =>
        import(/* webpackChunkName: "page-services" */ './free-services/free-services-page.tsx'),
    },
    {
      id: 'exhibitor-upgrade',
      path: 'ExhibitorUpgrade',
      data: { services },
      chunk: 'services',
      load: () =>
        import(/* webpackChunkName: "page-services" */ './paid-services/paid-services-page.tsx'),
    },
    {
      id: 'exhibitor-calendar',
      path: 'ExhibitorCalendar/:month?',
      sitemap: 'deadline-month',
      data: { deadlines: { template: 'Deadlines/{Code}{?Lang,Month}' } },
      load: () =>
        import(
          /* webpackChunkName: "page-exhibitor-calendar" */ './exhibitor-calendar/exhibitor-calendar-page.tsx'
        ),
    },
    {
      id: 'exhibitor-download',
      path: 'ExhibitorDownload',
      data: { downloads: { template: 'Downloads/{Code}{?Lang}' } },
      load: () =>
        import(
          /* webpackChunkName: "page-exhibitor-download" */ './exhibitor-downloads/exhibitor-download-page.tsx'
        ),
    },
    {
      id: 'ad-directory',
      path: 'AdDirectory',
      data: { printed: { template: 'Directories/{Code}/Printed{?Lang}' } },
      chunk: 'advertising',
      load: () =>
        import(/* webpackChunkName: "page-advertising" */ './advertising/advertising-page.tsx'),
    },
    {
      id: 'ad-online-directory',
      path: 'AdOnlineDirectory',
      data: { online: { template: 'Directories/{Code}/Online{?Lang}' } },
      chunk: 'advertising',
      load: () =>
        import(/* webpackChunkName: "page-advertising" */ './advertising/advertising-page.tsx'),
    },
    {
      id: 'ad-public-area',
      path: 'AdPublicArea',
      data: { publicArea: { template: 'Directories/{Code}/PublicArea{?Lang}' } },
      chunk: 'advertising',
      load: () =>
        import(/* webpackChunkName: "page-advertising" */ './advertising/advertising-page.tsx'),
    },
  ],
  fragments: [
    {
      id: 'for-exhibitors',
      slot: 'home',
      order: 50,
      data: { info: { ...forExhibitors, optional: true } },
      load: () =>
        import(/* webpackChunkName: "fragment-for-exhibitors" */ './exhibitor-info/invitation.tsx'),
    },
  ],
  menu: [
    {
      group: 'exhibitors',
      order: 10,
      path: '/ExhibitorInfo',
      label: { tw: '參展資訊', en: 'Exhibitor Information' },
    },
    {
      group: 'exhibitors',
      order: 20,
      path: '/ExhibitorInquiry',
      label: { tw: '參展洽詢', en: 'Exhibitor Inquiry' },
      segments: ['ExhibitorInquiry_completed', 'AdDirectory', 'AdOnlineDirectory', 'AdPublicArea'],
    },
    {
      group: 'exhibitors',
      order: 30,
      path: '/ExhibitorFree',
      label: { tw: '免費服務', en: 'Free Services' },
    },
    {
      group: 'exhibitors',
      order: 40,
      path: '/ExhibitorUpgrade',
      label: { tw: '加值服務', en: 'Paid Services' },
    },
    {
      group: 'exhibitors',
      order: 50,
      path: '/ExhibitorCalendar',
      label: { tw: '參展時程', en: 'Exhibitor Calendar' },
    },
    {
      group: 'exhibitors',
      order: 60,
      path: '/ExhibitorDownload',
      label: { tw: '下載專區', en: 'Downloads' },
    },
  ],
  footer: [
    {
      group: 'exhibitors',
      order: 70,
      path: '/AdDirectory',
      label: { tw: '大會專刊', en: 'Fair Directory' },
    },
    {
      group: 'exhibitors',
      order: 80,
      path: '/AdOnlineDirectory',
      label: { tw: '線上名錄', en: 'Online Directory' },
    },
    {
      group: 'exhibitors',
      order: 90,
      path: '/AdPublicArea',
      label: { tw: '公共區域廣告', en: 'Public Area Advertising' },
    },
  ],
  loadMessages: (locale) =>
    locale === 'tw'
      ? import(/* webpackChunkName: "messages-tw" */ './messages/tw.json')
      : import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
} satisfies Section;
