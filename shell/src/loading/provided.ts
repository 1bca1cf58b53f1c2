import * as i18next from 'i18next';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as swr from 'swr';
import * as zustand from 'zustand';
import * as fairStore from '@dswine/shared/section/fair-store';
import * as sectionRuntime from '@dswine/shared/section/runtime';
import * as router from './provided-router.ts';
import * as reactI18next from './provided-translation.ts';

/** The modules that the shell provides to sections, whose bundles omit these packages. */
export const provided = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-router': router,
  zustand,
  i18next,
  'react-i18next': reactI18next,
  swr,
  '@dswine/shared/section/runtime': sectionRuntime,
  '@dswine/shared/section/fair-store': fairStore,
};
