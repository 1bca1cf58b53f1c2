import {
  acceptForm,
  cancelForm,
  declineForm,
  proposeForm,
} from '@dswine/shared/fair/appointment-forms';
import { exhibitorInquiryForm, productInquiryForm } from '@dswine/shared/fair/inquiry-forms';
import type { SectionRoute } from '@dswine/shared/section/section';

const listQuery = {
  type: 'code',
  keyword: 'text',
  category: 'codes',
  country: 'codes',
  area: 'codes',
  tag: 'codes',
  sort: 'code',
  page: 'number',
  more: 'codes',
} as const;
const exhibitorListQuery = { ...listQuery, booth: 'text', boothOption: 'codes' } as const;
const productListQuery = { ...listQuery, exhibitorId: 'code' } as const;
const exhibitorListData = {
  exhibitors: {
    template:
      'Exhibitors/{Code}?Items=card&Facets=first{&Lang,Type,Keyword,Booth,Country*,Area*,Category*,Tag*,BoothOption*,Sort,Page,More*}',
  },
};
const productListData = {
  products: {
    template:
      'Products/{Code}?Facets=first{&Lang,Type,Keyword,Country*,Area*,Category*,Tag*,ExhibitorId,Sort,Page,More*}',
  },
};

/** Exhibitors and products: lists, records, inquiries and appointments. */
export const directoryRoutes = [
  {
    id: 'exhibitors',
    path: 'VisitorExhibitor/:category?',
    offline: true,
    sitemap: 'exhibitor-category',
    query: exhibitorListQuery,
    data: exhibitorListData,
    chunk: 'lists',
    load: () => import(/* webpackChunkName: "page-lists" */ './exhibitors/exhibitor-list-page.tsx'),
  },
  {
    // `Detail` without an id is the list, not a category with that name (rulings § 2).
    id: 'exhibitors-without-id',
    path: 'VisitorExhibitor/Detail',
    sitemap: false,
    query: exhibitorListQuery,
    data: exhibitorListData,
    chunk: 'lists',
    load: () => import(/* webpackChunkName: "page-lists" */ './exhibitors/exhibitor-list-page.tsx'),
  },
  {
    id: 'exhibitor',
    path: 'VisitorExhibitor/Detail/:id',
    layout: 'exhibitor',
    sitemap: 'exhibitor',
    data: {
      exhibitor: { template: 'Exhibitors/Detail/{Code}/{Id}{?Lang}' },
      news: { template: 'ExhibitorNews/{Code}?PageSize=3&Exhibitor={Id}{&Lang}', optional: true },
      videos: { template: 'Videos/{Code}?PageSize=4&Exhibitor={Id}{&Lang}', optional: true },
    },
    chunk: 'details',
    load: () => import(/* webpackChunkName: "page-details" */ './exhibitor-route.tsx'),
  },
  {
    id: 'exhibitor-inquiry',
    path: 'VisitorExhibitor/Inquiry/:id',
    layout: 'exhibitor',
    sitemap: false,
    query: { ref: 'text', appointment: 'code' },
    data: {
      exhibitor: { template: 'Exhibitors/Detail/{Code}/{Id}{?Lang}' },
      slots: { template: 'Exhibitors/Slots/{Code}/{Id}{?Lang}', optional: true },
    },
    forms: { inquiry: exhibitorInquiryForm },
    chunk: 'trade-inquiry',
    load: () =>
      import(/* webpackChunkName: "page-trade-inquiry" */ './inquiry/exhibitor-inquiry-page.tsx'),
  },
  {
    id: 'products',
    path: 'VisitorProduct/:category?',
    offline: true,
    sitemap: 'product-category',
    query: productListQuery,
    data: productListData,
    chunk: 'lists',
    load: () => import(/* webpackChunkName: "page-lists" */ './products/product-list-page.tsx'),
  },
  {
    id: 'products-without-id',
    path: 'VisitorProduct/Detail',
    sitemap: false,
    query: productListQuery,
    data: productListData,
    chunk: 'lists',
    load: () => import(/* webpackChunkName: "page-lists" */ './products/product-list-page.tsx'),
  },
  {
    id: 'product',
    path: 'VisitorProduct/Detail/:id',
    layout: 'exhibitor',
    sitemap: 'product',
    data: { product: { template: 'Products/Detail/{Code}/{Id}{?Lang}' } },
    chunk: 'details',
    load: () => import(/* webpackChunkName: "page-details" */ './products/product-page.tsx'),
  },
  {
    id: 'product-inquiry',
    path: 'VisitorProduct/Inquiry/:id',
    layout: 'exhibitor',
    sitemap: false,
    query: { ref: 'text', appointment: 'code' },
    data: {
      product: { template: 'Products/Detail/{Code}/{Id}{?Lang}' },
      slots: { template: 'Products/Slots/{Code}/{Id}{?Lang}', optional: true },
    },
    forms: { inquiry: productInquiryForm },
    chunk: 'trade-inquiry',
    load: () =>
      import(/* webpackChunkName: "page-trade-inquiry" */ './inquiry/product-inquiry-page.tsx'),
  },
  {
    // Both sides of an appointment, each by a key in cookies.
    id: 'appointment',
    path: 'Appointment',
    sitemap: false,
    personal: true,
    query: { id: 'code', done: 'code' },
    data: { own: { template: 'Appointments/Own/{Code}{?Lang,Id}' } },
    forms: {
      accept: acceptForm,
      propose: proposeForm,
      decline: declineForm,
      cancel: cancelForm,
    },
    load: () =>
      import(/* webpackChunkName: "page-appointment" */ './appointments/appointment-page.tsx'),
  },
] satisfies SectionRoute[];
