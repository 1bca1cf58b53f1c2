import type { Routes } from './test.ts';

/** Page kinds to check, with the structured data types each adds to WebSite and Organization. */
export const expectedTypes = {
  home: ['ExhibitionEvent'],
  exhibitors: ['BreadcrumbList'],
  exhibitor: ['BreadcrumbList'],
  products: ['BreadcrumbList'],
  product: ['BreadcrumbList'],
  exhibitorInfo: ['BreadcrumbList'],
  calendar: ['BreadcrumbList'],
  topic: ['BreadcrumbList'],
  entry: ['Event', 'BreadcrumbList'],
  news: ['BreadcrumbList'],
  newsCategory: ['BreadcrumbList'],
  story: ['NewsArticle', 'BreadcrumbList'],
  contact: ['BreadcrumbList'],
} satisfies Partial<Record<keyof Routes, string[]>>;
export const kinds = Object.keys(expectedTypes) as (keyof typeof expectedTypes)[];
