import type { Bilingual } from '@dswine/shared/contract/wire';
import type { PageFile } from '../records/page-records.ts';

/** A page of the site that the search finds by its name or by what people call it. */
export type SitePage = {
  /** Below the locale root. */
  path: string;
  name: Bilingual;
  /** What else it is called in both languages, separated by commas. */
  otherNames: string;
  /** Its records, whose texts it shows. */
  texts?: PageFile;
};
